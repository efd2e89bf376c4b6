/** The path of a WebAssembly file; in the executable, of the copy that it carries. */
declare module "*.wasm" {
  const path: string
  export default path
}

/** The path of a file that the executable carries a copy of. */
declare module "*.wasm" {
  const path: string
  export default path
}
declare module "*.gz" {
  const path: string
  export default path
}

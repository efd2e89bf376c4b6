declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  /** Starts Tesseract from the bytes of its program. */
  const load: (options: {
    readonly wasmBinary: Uint8Array
    readonly print: () => void
    readonly printErr: () => void
  }) => Promise<unknown>
  export default load
}

import { type CalculationRequest, calculate } from "#statistics/calculations"

/**
 * The other entry of the executable: a thread that does one calculation after another. A calculation
 * that throws ends the thread.
 */
declare const self: Worker

self.onmessage = ({ data }: MessageEvent<CalculationRequest>) =>
  self.postMessage({ output: calculate(data, (share) => self.postMessage({ share })) })

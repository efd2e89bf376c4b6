import { eld } from "eld/small"

/** An entry of the executable: a thread that names the language of a text; null where that is not certain. */
declare const self: Worker

self.onmessage = ({ data }: MessageEvent<string>) => {
  const found = eld.detect(data)
  self.postMessage(found.isReliable() ? found.language : null)
}

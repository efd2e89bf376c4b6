import type { Mode } from "#test/model-server/mode"
import { claims } from "#test/model-server/modes/claims"
import { dialects } from "#test/model-server/modes/dialects"
import { gullible } from "#test/model-server/modes/gullible"
import { languages } from "#test/model-server/modes/languages"
import { misused } from "#test/model-server/modes/misused"
import { numbers } from "#test/model-server/modes/numbers"
import { protocol } from "#test/model-server/modes/protocol"
import { transport } from "#test/model-server/modes/transport"
import { truths } from "#test/model-server/modes/truths"

/** Every way in which a model server behaves. */
export const modes: ReadonlyArray<Mode> = [
  ...truths,
  ...numbers,
  ...misused,
  ...languages,
  ...claims,
  ...gullible,
  ...protocol,
  ...dialects,
  ...transport,
]

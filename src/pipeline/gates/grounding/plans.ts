import { phrases } from "#language/phrases"

/** Words that tell a person to do something, in the languages of an answer and without accents. */
const ADVICE = `
  (try|test|experiment|aim|consider|let's|recommend|suggest|you could|you can|you might|you may) !(of)
  ^ (add|do|keep|go|take|walk|run|start|begin|repeat|schedule|set|move|swap|leave|have|plan|train|give|wait|check)
  (can|could|may|might) (help|be enough|do) | would (be|take) | (fair|good|useful|simple) (test|experiment)
  (probier* | ausprobier* | versuch* | teste/n | du konntest | konnen sie | du kannst | empfehl*)
  (prueba|pruebe|intenta|intente|puedes|puede|podrias|recomiend*) | (essaye* | vous pouvez | pourriez | conseill*)
  (experimente|tente|tenta|podes|pode|poderia|sugiro) | (prova|provi|puoi|potresti|consigli*)
  (probeer|probeert|je kunt|je kan|raad) | (sprobuj|sprobowac|mozesz|moglbys|moglabys)
  (dene|deneyin|deneyebilirsin* | oner*) | (попробуи/те|попробуй/те|советую|спробуи/те|спробуй/те|раджу)
  (てみて | 試し | ましょう | ください) | (试试 | 试着 | 建议 | 不妨) | (보세요 | 해보 | 추천*)
  (جرب | جربي | حاول | حاولي | يمكنك) | (देखें | देखिए | कोशिश | आजमाएं)
`
const ADVISES = phrases`${ADVICE}`

/** Words by which a sentence proposes something, in the languages of an answer and without accents. */
const PROPOSALS = phrases`${`
  (try|tries|trying|test|testing|experiment|pick|stick|alternate|could|should|would|might|aim|consider|let's|recommend)
  (suggest|worth|plan|compare) !(of)
  (good|great|simple|useful|solid|realistic) (idea|start|habit|addition|complement|goal|target|rule)
  ^ (add|do|keep|go|take|walk|run|start|begin|repeat|schedule|set|move|swap|leave|have|plan|train|give|wait|check)
  if (it|you|that|this) (stay/s|last/s|go/es|keep/s|feel/s|still|continue/s)
  (probier* | ausprobier* | versuch* | teste/n | konntest | solltest | konnten | sollten | empfehl* | lohnt)
  (prueba|pruebe|intenta|intente|probar|podrias|podria|deberias|conviene|recomiend*)
  (essaye* | essai* | tente* | pourriez | pourrais | devriez | conseill*)
  (experimente|tente|tenta|experimentar|poderia|deveria|sugiro|vale a pena)
  (prova|provi|provare|potresti|potrebbe|dovresti|consigli*)
  (probeer|probeert|proberen|zou|kunt|kun|raad)
  (sprobuj|sprobowac|mozesz|moglbys|moglabys|warto)
  (dene|deneyin|denemek|deneyebilirsin* | oner*)
  (попробуй/те|попробовать|можно|стоит|советую|спробуй/те|спробувати|можна|варто|раджу)
  (てみて | 試し | ましょう | ください | みては | おすすめ)
  (试试 | 试着 | 可以 | 建议 | 不妨 | 尝试)
  (보세요 | 해보 | 추천* | 좋습니다 | 시도*)
  (جرب|جربي|حاول|حاولي|يمكنك|انصح)
  (देखें|देखिए|कोशिश|आजमाएं|सकते|सलाह)
  (can|could|may|might) (help|be enough|change)
`}`

/** Words of what was, or of a time that was looked at: what stands with them is a value. */
const PAST = phrases`
  (was|were|had|has|been|slept|walked|averaged|rose|fell|dropped|took|lasted|did|went|ran|got|spent|needed|woke|took)
  (last|past|previous|ago|since|earlier)
`

/** Whether a sentence tells what to do and speaks of nothing that was. */
export const advises = (text: string): boolean => ADVISES.test(text) && !PAST.test(text)

/** Whether a sentence proposes something to do and speaks of nothing that was. */
export const proposes = (text: string): boolean => PROPOSALS.test(text) && !PAST.test(text)

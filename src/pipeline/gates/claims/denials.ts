import { phrases } from "#language/phrases"

/** Words that deny a finding. */
export const DENIED = phrases`
  (no|not|isn't|aren't|wasn't|doesn't|don't|without !(doubt|question)|neither|nor|cannot|can't|never|hardly|whether|if)
  (not yet|yet|unclear|may|might|could|too little|hint|would need|needs)
`
/** Words behind a finding that deny it. */
export const NOT_FOUND = phrases`
  (not|never|no longer|n't|wasn't|isn't|cannot be) ...1 (found|seen|shown|there|visible|apparent|present|established)
`
/** Words that deny a finding in other languages, without accents. */
export const OTHER_DENIED = phrases`${`
  (nicht|kein/e/en|ob|aucun|aucune|ningun|ninguna|non|nessun|nessuna|nao|nenhum|nenhuma|niet|geen)
  <!(vos|tes|les|des|de|le|vos) pas
  (nie|zadn*|czy|degil|yok|mi|не|нет|ли|ні|немає|чи|不|没有|没|是否|ない|ありません|ません|か|않* | 아니* | 없*)
  (لا|ليس|ليست|لم|غير|هل|नहीं|क्या)
`}`
/** Words that say that two measures do not go together. */
export const NO_LINK = phrases`
  no ...2 (link|connection|relation|relationship|association|correlation|trend|pattern) ...2 (between|in|with)
  (not|isn't|aren't) ...2 (linked|related|associated|connected|correlated)
  nothing to do with
  (is|are) ...1 (unrelated|unconnected|uncorrelated|independent)
  ((no hay|no existe) ...2 (relacion|vinculo|conexion|correlacion)|(aucun|pas de) ...1 (lien|rapport|relation))
  (kein/e/en ...2 (zusammenhang|verbindung)|nao ha ...2 (relacao|ligacao|correlacao)|geen ...2 (verband|samenhang))
  (nessun|nessuna|non c'e alcun|non c'e alcuna) ...1 (legame|relazione|correlazione|nesso)
  (нет ...1 (связи|зависимости)|немає ...1 (зв'язку|залежності)|没有 ...2 (关系|关联|联系)|(関係|関連) (は|が) ...1 ありません)
  (관련이 | 관계가 | 연관이) ...1 없*
`

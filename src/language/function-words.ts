import { phrases } from "#language/phrases"

/** Words of English questions that no other language of the Latin script has, or hardly uses. */
export const ENGLISH = phrases`
  (the|my|how|what|what's|whats|when|which|who|why|where|did|does|have|has|should|would|could|can)
  (been|with|without|you|your|i'm|i've|there|this|that|last|night/s|week/s|month/s|year/s|day/s)
  (today|yesterday|tomorrow|sleep|slept|steps|walk/ed/ing|heart|rate|weight|blood|trend|average)
  (show|tell|and|or|of|than|more|less|better|worse|help|thanks|hello|hey)
`

/** Words of English that other languages have too: a message that is mostly made of them is English. */
export const SHARED = phrases`
  (is|are|am|was|were|be|do|did|get|got|go|i|me|we|it|its|it's|im|a|an|to|for|in|on|at|if|so|up|no)
  (not|any|some|too|ok|okay|good|bad|normal|high|low|enough|much|many|fine|tired|sick|burning|out)
  (from|by|as|but|about|need|want|feel|feeling|still|just|now|old|year|year/s|man|woman|hour/s)
  (minute/s|cold|rest|run|ride|gym|coffee|caffeine|pulse|stress|mood|water|resting|deep|daily|max)
  (min|best|worst|avg|mean|compare|vs|versus|summary|goal)
`

/** The commonest words of other languages in plain letters; a message with none of them is taken for English. */
export const FOREIGN_WORDS = [
  // German
  phrases`
    (wie|ist|sind|mein|meine|meinen|meiner|ich|habe|hab|mir|mich|der|das|ein|eine|nicht|warum|letzte)
    (letzten|woche|nacht|geschlafen|gestern|heute|wieviel|und|oder|bin|kann|soll|mit|zu|viel|gut)
    (schlaf|puls|schritte)
  `,
  // Spanish
  phrases`
    (como|que|cual|cuanto|cuantos|cuando|mi|mis|el|la|los|las|es|esta|fue|he|dormi|anoche|pasos)
    (semana|ayer|hoy|por|para|una|un|mucho|estoy|tengo|puedo|debo|siento)
  `,
  // French
  phrases`
    (comment|quel|quelle|combien|quand|mon|ma|mes|est|je|ai|dors|dormi|nuit|semaine|hier|le|les|une)
    (du|des|pourquoi|dois|puis|suis|ce|cette)
  `,
  // Portuguese
  phrases`
    (qual|quanto|quantos|meu|minha|meus|foi|ontem|noite|eu|posso|devo|tenho)
  `,
  // Italian
  phrases`
    (quale|quanti|mio|mia|il|ho|dormito|notte|settimana|ieri|passi|che|sono|perche|posso)
  `,
  // Dutch
  phrases`
    (hoe|mijn|ik|heb|geslapen|stappen|gisteren|hoeveel|het|een|niet|waarom|ben|kan|moet)
  `,
  // Polish
  phrases`
    (jak|moj|moje|moja|ile|wczoraj|czy|jest|mam|dlaczego|spalem)
  `,
  // Turkish
  phrases`
    (nasil|uykum|benim|kac|adim|dun|gece|neden|ne|kadar|bu)
  `,
  // The Scandinavian languages
  phrases`
    (hur|jag|min|mitt|sov|hvordan|jeg|har|natt)
  `,
]

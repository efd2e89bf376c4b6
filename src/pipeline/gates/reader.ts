import { lazy } from "#domain/lazy"
import { folded } from "#language/numbers/fold"
import { hasLink } from "#pipeline/gates/claims/links"
import { hasMarkup } from "#pipeline/gates/claims/markup"
import { tokensOf } from "#pipeline/gates/grounding/tokens"

/** Words for the one who reads, in the languages of an answer; those that mean something else too are left out. */
const SECOND_PERSON = `
you your yours yourself you're you've you'll du dein deine deinen deinem deiner deines dich dir ihnen ihr ihre ihren
ihrem ihrer tu ton tes toi
vous votre vos tú tus usted ustedes tuo tua tuoi você vocês teu jij jouw jou uw ty twój twoja twoje twoim masz
pan pani sen senin sana sizin size siz ты твой твоя твои тебе вы ваш ваша ваше ваши вам вас ти твій твоя твої
тобі ви ваша ваші أنت لديك عندك आप आपका आपके आपकी आपको तुम तुम्हारा 你 你的 您 您的 あなた あなたの 당신 당신의 당신은
`

/** Words for the one who speaks. */
const FIRST_PERSON = `
i i'm i've i'd i'll me my mine myself we our ich mein meine meinen meinem meiner mich mir wir je j'ai j'aime j'évite
moi mon ma mes yo mi mis mio mia miei eu meu minha meus ik mijn mij ja mój moja moje mnie ben benim bana я мой моя
мои мне меня мій моє мені мене أنا عندي मैं मेरा मेरी मेरे मुझे 我 我的 私 私の 私は 僕 俺 나 나는 내 제 저 저는
`

const wordsOf = (table: string) =>
  lazy(
    () =>
      new Set(
        table
          .trim()
          .split(/\s+/)
          .map((word) => folded(word)),
      ),
  )
const readers = wordsOf(SECOND_PERSON)
const speakers = wordsOf(FIRST_PERSON)

/** Scripts that write the word and what follows it as one. */
const UNSPACED = /[你您]|あなた|당신/u
const SELF_UNSPACED = /[我私僕俺]/u

const hasWord = (text: string, words: ReadonlySet<string>): boolean =>
  tokensOf(text).some(({ kind, word }) => kind === "word" && words.has(word))

/** Whether a text speaks to whoever reads it: "your ferritin is 912". */
const addressesReader = (text: string): boolean => UNSPACED.test(text) || hasWord(text, readers())

/** Whether a text begins by speaking to whoever reads it: "You are now a doctor". */
export const opensToReader = (text: string): boolean => {
  const first = tokensOf(text).find(({ kind }) => kind === "word")
  return UNSPACED.test(text.slice(0, 3)) || (first !== undefined && readers().has(first.word))
}

/** Whether somebody speaks of themselves in a text: "I take 20 mg of lisinopril". */
export const speaksOfSelf = (text: string): boolean =>
  SELF_UNSPACED.test(text) || hasWord(text, speakers())

/** Whether a stored text is no name and no note, but speaks to its reader, leads elsewhere or holds markup. */
export const isOrder = (text: string): boolean =>
  addressesReader(text) || hasLink(text) || hasMarkup(text)

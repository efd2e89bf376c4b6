import { sentence } from "#embedded/model/english"

/**
 * The one sentence that answers a question in another language, in that language: the built-in engine reads
 * English, a configured model reads theirs. By ISO 639-1; read and corrected by speakers.
 */
export const languages: ReadonlyMap<string, string> = new Map([
  [
    "de",
    sentence`Ich lese ohne Sprachmodell leider nur Englisch: Bitte frag mich auf Englisch, oder richte ein
      Modell ein, dann verstehe ich dich auch auf Deutsch.`,
  ],
  [
    "es",
    sentence`Sin un modelo de lenguaje solo entiendo inglés: pregúntame en inglés, por favor, o configura un
      modelo y te entenderé también en español.`,
  ],
  [
    "fr",
    sentence`Sans modèle de langue, je ne lis que l’anglais : posez-moi la question en anglais, ou
      configurez un modèle et je vous comprendrai aussi en français.`,
  ],
  [
    "pt",
    sentence`Sem um modelo de linguagem, só entendo inglês: pergunte-me em inglês, por favor, ou configure
      um modelo e também o entenderei em português.`,
  ],
  [
    "it",
    sentence`Senza un modello linguistico capisco solo l’inglese: fammi la domanda in inglese, oppure
      configura un modello e ti capirò anche in italiano.`,
  ],
  [
    "nl",
    sentence`Zonder taalmodel lees ik helaas alleen Engels: stel je vraag in het Engels, of stel een model
      in, dan begrijp ik je ook in het Nederlands.`,
  ],
  [
    "pl",
    sentence`Bez modelu językowego rozumiem tylko angielski: zadaj proszę pytanie po angielsku albo
      skonfiguruj model, a zrozumiem też po polsku.`,
  ],
  [
    "tr",
    sentence`Dil modeli olmadan yalnızca İngilizce anlıyorum: lütfen sorunuzu İngilizce sorun ya da bir
      model ayarlayın, o zaman Türkçeyi de anlarım.`,
  ],
  [
    "ru",
    sentence`Без языковой модели я понимаю только английский: задайте, пожалуйста, вопрос по-английски или
      настройте модель, и я пойму вас и по-русски.`,
  ],
  [
    "uk",
    sentence`Без мовної моделі я розумію лише англійську: поставте, будь ласка, запитання англійською або
      налаштуйте модель, і я зрозумію вас і українською.`,
  ],
  [
    "ja",
    "言語モデルが設定されていないため、英語しか読めません。英語で質問していただくか、モデルを設定していただければ日本語でもお答えできます。",
  ],
  [
    "zh",
    "没有配置语言模型时，我只能看懂英文：请用英文提问，或者配置一个模型，这样我也能看懂中文。",
  ],
  [
    "ko",
    "언어 모델이 설정되어 있지 않아 영어만 이해할 수 있습니다. 영어로 질문해 주시거나 모델을 설정해 주시면 한국어도 이해할 수 있습니다.",
  ],
  [
    "ar",
    sentence`من دون نموذج لغوي لا أفهم سوى الإنجليزية: اسألني بالإنجليزية من فضلك، أو اضبط نموذجًا وسأفهمك
      بالعربية أيضًا.`,
  ],
  [
    "hi",
    sentence`भाषा मॉडल के बिना मैं केवल अंग्रेज़ी समझता हूँ: कृपया अंग्रेज़ी में पूछें, या कोई मॉडल सेट
      करें, तब मैं हिन्दी भी समझूँगा।`,
  ],
])

/** The sentence in English, for a language without one of its own. */
export const IN_ENGLISH =
  "Without a language model I read only English: please ask me in English, or configure a model that reads yours."

import { phrases } from "#language/phrases"

/** What a prompt says, what an answer says of its prompt, and what a model says of itself or of its work. */
const TALK = phrases`${`
  (system|hidden|secret|internal|initial|developer) (prompt/s|instruction/s|message/s)
  (ignore|ignoring|disregard|forget) ...3 (instruction/s|prompt/s|rules)
  (my|the|these|your) (instructions|prompt|guidelines|rules) (say|says|are|state|tell|forbid|require)
  (according to|as per|under|against) my (instructions|guidelines|rules|prompt|programming)
  i (was|am|have been|'ve been) (tol*|instructed|prompted|programmed|trained|asked) (to|by|not)
  you are hygeia
  you must (never|not|always|only) (state|write|mention|compute|output|invent|use|reveal|answer|respond|reply)
  you are one part of a ...1 personal health
  (what stands between tags|double braces|agent_notes|tool_use|tool_result|function_call|placeholder sentence)
  (as a|as an) ...1 (ai|large|language) ...2 (model|assistant)
  as an ai
  as a ...1 (ai|bot|chatbot)
  (i'm|i am) an artificial intelligence
  my knowledge (ends|stops|is limited to)
  i (don't|do not|can't|cannot) ...2 access ...2 tools
  (the (tool/s|ledger|validator|orchestrator|fact sheet|toolbox|tool call) (returned|return|has|have|rejected|
    says|gave|shows|holds))
  (i'm|i am) ...1(a|an|the|just|only|merely) ...2(large|simple|little) (ai|language model|llm|chatbot|bot)
  (i'm|i am) just a ...1 (chatbot|bot|program|machine|model)
  (i'm|i am) (chatgpt|gpt|claude|gemini|llama|mistral|qwen|deepseek|copilot|bard|siri|alexa|grok)
  (made|built|created|trained|developed) by (anthropic|openai|google|meta|mistral|alibaba|deepseek|microsoft)
  my (training data|knowledge cutoff|context window|weights|developers|creators|temperature)
  i (called|call|used|invoked|ran) ...2 (tool|function)
  ((i will|i'll|i am going to|i'm going to|let me|i should|i need to|we should) ...1 (call|use|run|invoke|query)
    the ...2 (tool|function|api))
  the (validator|orchestrator|investigator|toolbox|fact sheet|tool call|domain expert agent|data science agent)
  let me (call|use the|query|invoke|think step|think through|analy*|check the tool)
  the user (asks|asked|is asking|wants|said|says|has asked|needs|question|message|query|seems)
  ((der nutzer|die nutzerin|der benutzer|l utilisateur|el usuario|o usuario|o utilizador|l utente|de gebruiker|
    uzytkownik|kullanici|пользователь|користувач|المستخدم|उपयोगकर्ता) ...2
    (mochte|will|fragt|hat gefragt|veut|demande|souhaite|quiere|pregunta|quer|pergunta|vuole|chiede|wil|vraagt|chce|
    pyta|istiyor|soruyor|хочет|спрашивает|хоче|питає|يريد|يسأل|जानना|पूछ))
  (用户 ...1 (想|问|希望|询问)|ユーザ は|ユーザは|사용자* ...3 (알고 | 묻* | 질문*))
  (we|i) (need|have|should|must) [to] (respond|answer|reply|output|write|produce) (with|in|briefly|the|a|only|to the)
  (here is|here's) ...1 (rewritten|revised|corrected|reworded|updated|new) ...2 (sentence|version|answer|text)
  (revised|rewritten|corrected) (version|sentence|answer)
  i ...1 (removed|replaced|reworded|rephrased|rewrote|corrected) ...3 (claim|sentence|wording|number|part|statement)
  as (requested|instructed)
  (final answer) $
  ^ (thinking|thoughts|reasoning|scratchpad|chain of thought) $
  (placeholder|placeholders)
  (enter|type|send|give|tell|share) ...2 your ...2 (password|passcode|pin|token|secret|api key|credit card|
    bank|account number|social security)
  (send|give|tell|show) me your ...2 key
  (assistant|system|user|human) $ (you|i|ignore)
  (als|bin) ...1 (ki|ki-sprachmodell|sprachmodell|ki-modell|kunstliche intelligenz)
  (meine|meinen) (anweisungen|systemprompt)
  (en tant que|en tant qu'|je suis) ...2 (modele|ia|intelligence artificielle)
  (mes instructions|mis instrucciones|le mie istruzioni|minhas instrucoes|mijn instructies|moje instrukcje)
  (como|soy|sou) ...1 (modelo de (lenguaje|linguagem)|ia|inteligencia artificial)
  (come|sono) ...1 (modello linguistico|modello di linguaggio|ia|intelligenza artificiale)
  (als|ben) ...1 (ai|taalmodel|ai-taalmodel|kunstmatige intelligentie)
  (jako|jestem) ...1 (model jezykowy|modelem jezykowym|ai|sztuczna inteligencja)
  (dil modeli|yapay zeka) olarak
  (как|я) (языковая модель|ии|искусственный интеллект)
  (як|я) (мовна модель|ші|штучний інтелект)
  (мои инструкции|мої інструкції|talimatlarim|系统提示|我的指令|システムプロンプト|私の指示)
  (作为|我是|我只是) ...4 (语言模型|人工智能)
  (言語モデル|ai) (として|です)
  (모델로서 | 모델입니다 | ai로서 | 시스템 프롬프트*)
  (بصفتي|باعتباري|انا مجرد|كوني) ...1 (نموذجا|نموذج|ذكاء)
  (كنموذج لغوي|تعليماتي)
  (भाषा मॉडल (के रूप|हूं|हूँ)|मेरे निर्देश)
`}`

/** Whether a readable sentence is a model's talk of itself or of its instructions, and no answer. */
export const speaksAsModel = (text: string): boolean => TALK.test(text)

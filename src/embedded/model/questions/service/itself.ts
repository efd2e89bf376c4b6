import { sentence } from "#embedded/model/english"
import type { Topic } from "#embedded/model/questions/service/topic"
import { phrases } from "#language/phrases"

const HERE = phrases`you | this | it | hygeia | the app | this app | the service | this service | this thing`

/** What is asked about the service as such: its price, its model, its limits. */
export const aboutItself: ReadonlyArray<Topic> = [
  {
    id: "cost",
    asked: ["how much does this cost", "is it free", "do i need a subscription"],
    phrases: phrases`
      ^ ...3(and|so|ok|hey|hi|but) how much (do|does|is|are) ${HERE} [cost]
      what (do|does) ${HERE} cost
      (are|is) ${HERE} ...1 free
      (do|will|must) i ...3 (pay|pay for|subscribe)
      (price|pricing|subscription|premium|free trial|monthly fee)
    `,
    says: () => [
      sentence`Nothing: it runs on the machine of whoever set it up, without a subscription, and answers without a
        paid model.`,
    ],
  },
  {
    id: "model",
    asked: ["which ai model are you", "what model do you use", "do you use gpt"],
    phrases: phrases`
      (what|which) ...2 (model|llm|ai|engine) ...2 (are|is|do|does|you|powers|behind)
      (do|are) you ...3 (use|using|based on|run on|running|built on) ...2 (gpt|chatgpt|openai|claude|gemini|llama|
        llm|ai)
      (are you|is this) ...2 (ai|artificial intelligence|large language model|language model)
      how do you (know|answer|come up)
    `,
    says: () => [
      sentence`No language model is configured: I read your question by rules, compute on your rows and say what they
        show, so the same question gets the same answer.`,
      "Whoever runs this service can configure a model, which understands freer wording.",
    ],
  },
  {
    id: "offline",
    asked: ["does it work offline", "do i need wifi for this"],
    phrases: phrases`
      (do|does|can|will) ${HERE} ...3 offline
      (need|without) [the|an|a] (internet|wifi|connection|network)
    `,
    says: () => [
      sentence`Yes: every answer comes from your own rows and a built-in catalogue. Only new days need a
        connection, to come
        in from your devices.`,
    ],
  },
  {
    id: "network",
    asked: [
      "are you connected to the internet",
      "can you google something online",
      "can you read my emails",
    ],
    phrases: phrases`
      (are|is) ${HERE} ...2 (online|offline|connected to the internet|on the internet)
      (do|does|can|will) ${HERE} ...3 (the internet|internet|online|google|the web|wifi)
      (search|browse|look up) ...3 (internet|web|google|online)
      (read|see|access|open|check) my (email/s|mail|messages|calendar|photos|contacts|location|texts|camera)
    `,
    says: () => [
      sentence`No, I see nothing beyond your health data and look nothing up online: without a language model every
        answer comes from your own rows and a built-in
        catalogue with its sources.`,
    ],
  },
  {
    id: "others",
    asked: ["can my wife use this too", "can i share this with my doctor", "add my husband"],
    phrases: phrases`
      can (my|a|other|somebody|someone|we) ...3 (use|have|get|join|log in|sign in|ask) ...2 (this|it|you|too|hygeia|
        here)
      (share|shared|sharing) ...4 (with|to) (my|a|the|somebody|someone) *
      (add|invite) (my|a|another) (wife|husband|partner|friend|user|person|family|kid|son|daughter|mum|mom|dad)
      (second|another|more than one|multiple|several) (user/s|person|people|account/s|profile/s)
      family account
    `,
    says: () => [
      sentence`With an account of their own: whoever set this service up invites them under Settings, and each person
        sees only their own data. To show somebody yours, read the answers together or print the page for your doctor
        under Labs.`,
    ],
  },
  {
    id: "accuracy",
    asked: ["how accurate are you", "can i trust your answers", "do you make things up"],
    phrases: phrases`
      how (accurate|reliable|good|trustworthy|correct|sure|exact) (are you|is this|are your|are the answers)
      (can|should|could) i (trust|rely on|believe) (you|your|this|these|it)
      (do|can|are) you ...2 (make things up|making things up|hallucinate|lie|lying|guess|guessing|wrong|mistakes)
      (are|is) (your|the|these|this) (answers|numbers|information) ...2 (right|correct|accurate|reliable|true|real)
    `,
    says: () => [
      sentence`Every number I say is computed from your own rows and checked before it is shown; nothing is
        guessed. I can
        misread a question, and a watch estimates, sleep stages above all.`,
      "Ask “how sure are you?” behind an answer for its statistics.",
    ],
  },
  {
    id: "live",
    asked: ["can you see my heart rate live", "whats my pulse right now live"],
    phrases: phrases`
      (real time|realtime)
      (see|show|read|watch|get|is|are|now) ...4 live $
      live (data|heart|pulse|heart rate|readings|values|numbers|tracking|monitoring|view|update/s)
      (see|read|measure|check|monitor) my ...3 (right now|at this moment|this second)
      (watch|watching|monitor|monitoring) me
    `,
    says: ({ vendors }) => [
      vendors.length === 0
        ? "Not live: I see days and nights after a device has delivered them, and none has yet."
        : sentence`Not live: I see days and nights after your device has delivered them. The newest day on record is
            ${vendors[0]!.last}.`,
    ],
  },
  {
    id: "notifications",
    asked: [
      "turn off notifications",
      "will you warn me if something is wrong",
      "stop sending me emails",
      "do you send alerts",
      "how do i turn on the morning briefing",
      "stop the alerts",
    ],
    phrases: phrases`
      (notification/s|push messages)
      morning briefing/s
      quiet alert/s
      send ...2 alert/s
      (stop|mute|disable|enable|want) ...2 (alert/s|briefing/s)
      (turn|switch) (on|off) ...2 (alert/s|briefing/s)
      (turn|switch) ...2 (alert/s|briefing/s) (on|off)
      (will|can|do|could) you ...2 (warn|alert|notify|remind|tell) me (when|if|about|before)
      (stop|quit) (sending|emailing|messaging|texting|notifying) ...2 (me|emails|mails|messages)
    `,
    says: () => [
      "As installed I speak only when you ask, and send no mails or reminders.",
      "In the settings you turn a morning briefing and quiet alerts on or off.",
    ],
  },
  {
    id: "compliance",
    asked: ["is this hipaa compliant", "are you gdpr compliant", "is this a medical device"],
    phrases: phrases`
      hipaa | gdpr | compliant | compliance | fda | ce mark | certified
      (is|are) ${HERE} ...2 medical (device|product)
    `,
    says: () => [
      sentence`I hold no certificate and am no medical device. Your data stay on the machine of whoever runs this
        service,
        who answers for the rules that apply there; you can export or erase them under Settings.`,
    ],
  },
  {
    id: "human",
    asked: ["can i talk to a human", "is there a support number"],
    phrases: phrases`
      (talk|speak|chat|write) (to|with) ...2 (human|person|somebody real|someone real|real doctor|support|expert|
        coach)
      (customer|tech|technical) support
      support (number|email|line|team)
      who (can|do|should) i (contact|ask for help|complain to)
    `,
    says: () => [
      sentence`No person sits behind this chat. For your health that is your doctor; for the service itself it is
        whoever
        runs it for you.`,
    ],
  },
  {
    id: "learning",
    asked: ["do you learn from me", "do you remember what i tell you"],
    phrases: phrases`
      (do|will|can) you ...2 (learn|get smarter|improve) ...2 (from|about|over time|with time) [me|this|my]
      (do|will|can) you ...1 (remember|forget|keep) ...2 (what i|this chat|our|things|me|conversations)
      do you have ...2 memory
    `,
    says: () => [
      sentence`I don't change by talking, but what you tell me of yourself, such as your age, a goal or what you
        began on a
        day, is kept with your account and used in later answers. Ask “what do you know about me?” to see it.`,
    ],
  },
  {
    id: "access",
    asked: ["how do i change my password", "log me out", "is there an app"],
    phrases: phrases`
      (change|reset|forgot|lost) ...2 password
      how (do|can) i (log|sign) (in|out|up)
      ^ ...2 (log|sign) (out|off|me out|me in|in) $
      (change|update) my (email|username|login|account)
      (is|do you have|have you|where is) ...2 (app|mobile version|website|dashboard) !(store|data)
    `,
    says: () => [
      sentence`Not from this chat: signing in, passwords and the screen you read this on belong to the app in front
        of me and to
        whoever runs this service.`,
    ],
  },
  {
    id: "language",
    asked: ["what languages do you speak", "do you speak german"],
    phrases: phrases`
      (what|which|other|how many) language/s
      (do|can|could) you ...2 (speak|understand|read|talk|answer) ...1 (german|french|spanish|italian|dutch|polish|
        portuguese|
        turkish|russian|chinese|japanese|arabic|hindi|korean|english|ukrainian|swedish|danish|norwegian)
    `,
    says: () => [
      sentence`English. Emergencies I hear in several other languages too, and with a language model configured I
        would read yours.`,
    ],
  },
  {
    id: "units",
    asked: ["change the units", "how do i change to other units"],
    phrases: phrases`
      (change|switch|set|choose|use|convert) [my|the|to] [different|other] (units|measurement system|unit system)
      how (do|can) i (change|switch|get|see|use) ...4 (units|metric|imperial|miles|pounds|kilos|kilograms|fahrenheit|
        celsius)
    `,
    says: () => [
      sentence`Say “use miles and pounds” or “use metric”, and every answer from then on has those units; your data
        stay as they are.`,
    ],
  },
  {
    id: "entries",
    asked: [
      "delete last nights entry",
      "remove yesterdays workout",
      "can i correct my weight from monday",
    ],
    phrases: phrases`
      ^ ...4(please|can|could|you|hey|ok|i|to|want|how|do) (delet*|eras*|remov*|discard|edit|correct|amend|
        undo) ...4 (entry|entries|workout/s|run/s|ride/s|nap|night|sleep|weight|value/s|reading/s|record|
        measurement/s|log/s|mood|        steps|coffee|session)
      (entry|value|reading|night|workout|run) ...2 (is|was) wrong ...4 (delete|remove|correct|fix|change)
    `,
    says: () => [
      sentence`I can't change or delete single entries: they are what your device's app delivered. Correct or delete
        it there, and the corrected day comes in with the next delivery.`,
    ],
  },
  {
    id: "reach",
    asked: [
      "how far back does my data go",
      "since when do you have data",
      "how much history do you have",
    ],
    phrases: phrases`
      how (far|long) back
      how long (have|are|were|did) you ...3 (track|tracking|tracked|data|watching|following|recording)
      (since|from) when ...4 (data|records|history|numbers)
      how (much|many) ...3 (history|years of data|months of data)
      how much data (do|have|did) (you|we|i)
      (do|have) you ...2 (much|enough|a lot of|lots of) data
      (first|oldest|earliest) (day|data|record|entry|measurement|night) [on record|you have|of data]
      when (does|did) my (data|history|records) (start|begin)
    `,
    says: ({ names, first, vendors }) => [
      first === null
        ? "There is no day on record yet."
        : `Back to ${first}${names === "" ? "" : `, from ${names}`}; the newest day is ${vendors[0]?.last ?? first}.`,
    ],
  },
]

import { sentence } from "#embedded/model/english"
import type { Topic } from "#embedded/model/questions/service/topic"
import { phrases } from "#language/phrases"

/** What the service does not do by itself, and where that is done. */
export const bounds: ReadonlyArray<Topic> = [
  {
    id: "limits",
    asked: ["what are your limits", "what can't you do", "is there anything you cannot do"],
    phrases: phrases`
      (your|its) (limits|limitations|weaknesses)
      what (can't|cannot|can not|don't|do not) (you|u|it|hygeia) [do|know|see|answer]
      (anything|something) [that|which] you (can't|cannot|don't) [do|know|answer]
    `,
    says: () => [
      sentence`I read what your devices and laboratory reports hold, and nothing else: what is not measured or logged I
        can't know, and single hours within a day mostly neither.`,
      sentence`I make no diagnosis, name no dose, set no reminders and write into no app. What goes together I can
        show; what causes what, only a test of yours can.`,
    ],
  },
  {
    id: "sending",
    asked: ["can you send this to my doctor", "email my results to my trainer", "forward it to me"],
    phrases: phrases`
      ^ ...4(please|can|could|you|hey|ok|and) (send|email|mail|forward|text|fax) ...4 to (me|my|the|a|him|her|them) ...2
    `,
    says: () => [
      sentence`I can't send anything to anybody: nothing leaves this machine through me. Print an answer, or the
        page for your doctor under Labs, or take everything out under Settings, and hand it over yourself.`,
    ],
  },
  {
    id: "forgetting",
    asked: ["can you forget my goal", "delete that note about my age", "drop my goal"],
    phrases: phrases`
      (forget|delete|remove|drop|cancel|erase|clear) ...2(that|the|this|my|all) (goal/s|target/s|note/s|preference/s|
        memory|memories|reminder/s)
      (forget|delete|erase) (what|that) i (told|said)
    `,
    says: () => [
      sentence`I can't take a single thing back from a chat. In the console, Notes lists what I remember, and there you
        change or delete it. A new goal can be told at any time.`,
    ],
  },
  {
    id: "remembering",
    asked: ["remember that I have asthma", "please note that i am allergic to penicillin"],
    phrases: phrases`
      ^ ...3(please|can|could|would|you|ok|hey|also|and|hygeia) (remember|note|keep in mind|save|don't forget) ...2(
        that|this|for|me|down|it|please) (i|i'm|im|i've|my)
    `,
    says: () => [
      sentence`I keep goals, preferences and what gets in your way from what you write, and your age, height, weight and
        country. Your name, an illness, an allergy or a medicine is yours to enter: in the console, under Settings.`,
    ],
  },
  {
    id: "tracking",
    asked: ["stop tracking my weight", "dont record my mood any more"],
    phrases: phrases`
      (stop|quit|pause) (tracking|recording|logging|measuring|collecting|saving|storing) ...3
      ^ ...2(please|and) (don't|do not|dont|never) (track|record|log|measure|save|store) my ...3
    `,
    says: () => [
      sentence`I record nothing by myself: what is measured is decided in your device's own app, and I only read what
        it delivers. Turn it off there, and no new values come in.`,
    ],
  },
  {
    id: "encryption",
    asked: ["is my data encrypted", "do you encrypt my data"],
    phrases: phrases`encrypt*`,
    says: () => [
      sentence`Not by this service itself: it keeps one SQLite file and a folder of uploads, and whether the disk below
        them is encrypted, and the connection to it, is up to whoever runs it.`,
      "Nothing is sold, shared or used for training.",
    ],
  },
]

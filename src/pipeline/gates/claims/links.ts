/** Where an address begins, wherever it leads. */
const SCHEME =
  /\b(?:https?|hxxps?|ftp|file|data|javascript|mailto|tel|sms|wss?):(?=\S)|\/\/[\p{L}\p{N}]|\bwww\d?\./iu

/** Endings of hosts that people use; others are known by what follows them. */
const TLD =
  "com|org|net|io|dev|app|co|info|biz|xyz|me|tv|ai|ly|gg|cc|to|shop|site|online|store|link|click|top|live|" +
  "health|gov|edu|uk|de|fr|es|it|nl|pl|tr|ru|ua|jp|cn|kr|in|br|pt|ch|at|be|eu|us|ca|au|test|example|local|zip|" +
  "icu|club|page|cloud"

/** "example.com", "example[.]com", "a.b/path", "user@host", "10.0.0.1:80". */
const HOST = new RegExp(
  "[\\p{L}\\p{N}-]{2,63}(?:\\.|\\[\\.\\]|\\(\\.\\)|\\s?\\[dot\\]\\s?)" +
    `(?:(?:${TLD})(?![\\p{L}\\p{N}-])|[\\p{L}-]{2,24}/[\\p{L}\\p{N}])`,
  "iu",
)
const MAIL = /[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,63}\.[\p{L}]{2,}/iu
const IP = /(?<![\p{N}.])\d{1,3}(?:\.\d{1,3}){3}(?![\p{N}.])/u
/** `[text](address)`, `![text](address)`, `[text][1]`, `[1]: address`. */
const MARKDOWN = /\]\s?\(|\]\s?\[|^\s*\[[^\]]{1,80}\]:/

/** Whether a text leads anywhere outside of it. */
export const hasLink = (text: string): boolean =>
  SCHEME.test(text) || HOST.test(text) || MAIL.test(text) || IP.test(text) || MARKDOWN.test(text)

import { withoutInvisible } from "#language/normalise"
import { pattern } from "#language/pattern"
import { phrases } from "#language/phrases"
import { plainText } from "#language/tokens"

/** Where an address begins, wherever it leads. */
const SCHEME = pattern(
  `
  \\b(?:h\\s?(?:tt|xx|t\\s?t)\\s?p\\s?s?|ftp|file|data|javascript|vbscript|blob|mailto|tel|sms|wss?|tg|intent)
  \\s?:\\s?(?=\\S\\S)|/\\s?/\\s?[\\p{L}\\p{N}]|\\bwww\\d?\\.
`.trim(),
  "iu",
)
/** "Data: the nights of May" is a heading, "data:text/html" an address. */
const HEADING = /\b(?:data|file|tel|intent|tg)\s?:\s/giu

/** Endings of hosts that are words, too: only small letters make an address of them. */
const WORDS =
  "it|me|to|in|at|be|us|am|as|is|so|no|do|my|by|an|or|la|de|es|se|si|un|et|pa|top|live|link|click|health|page|club|" +
  "local|test|shop|site|store|app|one|today|life|care|fit|run|plus|tips|diet|clinic|doctor|blog|news|help|support|" +
  "online|example|cloud|zip|info|academy|world|zone|now|party|space|email|coach|network|systems|center|guide"

/** The other endings, and those of countries. */
const TLD =
  "com|org|net|io|dev|co|biz|xyz|tv|ai|ly|gg|cc|gov|edu|mil|int|uk|fr|nl|pl|tr|ru|ua|jp|cn|kr|br|pt|ch|eu|ca|au|" +
  "icu|ink|vip|tech|pro|name|mobi|museum|arpa|onion|ac|ad|ae|af|ag|al|ao|ar|az|ba|bd|bf|bg|bh|bn|bo|bs|bt|bw|by|bz|" +
  "cd|cf|cg|ci|cl|cm|cr|cu|cv|cy|cz|dj|dk|dz|ec|ee|eg|er|fi|fj|fo|ga|ge|gh|gr|gt|hk|hn|hr|ht|hu|id|ie|il|iq|ir|jm|jo|" +
  "ke|kh|kz|lb|li|lk|lt|lu|lv|ma|mc|md|mk|mn|mo|mt|mu|mx|ng|np|nu|nz|om|pe|ph|pk|pr|ps|py|qa|ro|rs|rw|sa|sd|sg|sk|sn|" +
  "st|su|sy|tc|tf|th|tk|tn|tw|ug|uy|uz|vc|ve|vn|ws|ye|za|рф|укр|бел|сайт|онлайн|москва|中国|中國|公司|网络|网站|コム|" +
  "テスト|みんな|世界|한국|닷컴|भारत|مصر|امارات|السعودية|موقع"

const DOT = "(?:\\.|\\s?[[({]\\s?(?:\\.|dot)\\s?[\\])}]\\s?)"
const ENDS = "(?![\\p{L}\\p{N}-])"
/** "example.com", "example[.]com", "a.b/path", "t.me/x". */
const HOSTS = [
  new RegExp(
    `[\\p{L}\\p{N}-]{2,63}${DOT}(?:(?:${TLD})${ENDS}|[\\p{L}-]{2,24}/[\\p{L}\\p{N}])`,
    "iu",
  ),
  new RegExp(`[\\p{L}\\p{N}-]{2,63}${DOT}(?:${WORDS}|${WORDS.toUpperCase()})${ENDS}`, "u"),
  new RegExp(`[\\p{L}\\p{N}-]{1,63}\\.(?:${TLD}|${WORDS})/[\\p{L}\\p{N}]|\\bxn--`, "iu"),
]
/** "evil . com" with spaces around a dot, which no sentence has in front of one. */
const SPACED = new RegExp(`[\\p{L}\\p{N}]\\s\\.\\s(?:${TLD})${ENDS}`, "iu")
const MAIL = /[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,63}\.[\p{L}]{2,}/iu
/** "@name" of a network. */
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}_][\p{L}\p{N}_.]{2,30}/u
const IP =
  /(?<![\p{N}.])\d{1,3}(?:\.\d{1,3}){3}(?![\p{N}.])|\[[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}\]/iu
/** `[text](address)`, `![text](address)`, `[text][1]`, `[1]: address`. */
const MARKDOWN = /\]\s?\(|\]\s?\[|^\s*\[[^\]]{1,80}\]:/

/** Addresses in words, and ways to get in touch that are no address. */
const SPOKEN = phrases`${`
  ((dot|punkt|point|punto|ponto|punt|kropka|nokta|точка|крапка|点|ドット|닷|점|نقطة|डॉट)
    (com|org|net|io|dev|info|biz|xyz|example|co uk|рф|ru|ком|コム|컴|كوم|कॉम))
  ((text|message|write|contact|join|follow|add|call|dm|find|reach|channel|group|subscribe*) ...5
    (whatsapp|telegram|instagram|facebook|tiktok|youtube|discord|snapchat|wechat|linkedin|reddit|twitter|viber))
  (line|wechat|微 信|微信|kakaotalk|카카오톡) ...12 (追加|加|추가* | 添加)
  (search|look|google|type) ...6 (google|bing|duckduckgo|in your browser|app store|play store)
  (scan|open) ...2 qr code
  (click|tap|press) ...2 (here|below|the link|this link)
`}`

/** A text as an address is read in it: full width and look-alike signs are plain. */
const asAddress = (text: string): string =>
  withoutInvisible(text.normalize("NFKC"))
    .replace(/[\u2044\u2215\u29f8]/g, "/")
    .replace(
      /(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{N}])[。｡](?=[\p{Script=Latin}\p{Script=Cyrillic}])/gu,
      ".",
    )

/** Whether a text leads anywhere outside of it. */
export const hasLink = (sentence: string): boolean => {
  const text = asAddress(sentence)
  return (
    SCHEME.test(text.replace(HEADING, " ")) ||
    HOSTS.some((host) => host.test(text)) ||
    [SPACED, MAIL, HANDLE, IP, MARKDOWN].some((address) => address.test(text)) ||
    SPOKEN.test(plainText(text))
  )
}

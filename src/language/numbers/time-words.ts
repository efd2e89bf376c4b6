/**
 * Words that name a time from today, by language: what they name, then phrases. `never` is a time that no fact is of.
 * Without accents, as `folded` writes them.
 */
export const TIME_WORDS = `
yesterday: yesterday | gestern | ayer | hier | ontem | ieri | gisteren | wczoraj | dun | вчера | вчора | 昨日 | 昨天 | 어제 | امس | कल
night: last night | letzte nacht | heute nacht | anoche | la nuit derniere | cette nuit | ontem a noite | stanotte
night: la notte scorsa | vannacht | afgelopen nacht | zeszlej nocy | dun gece | прошлои ночью | минулои ночі | 昨夜 | 昨晚 | 어젯밤
today: today | tonight | heute | hoy | aujourd'hui | hoje | oggi | vandaag | dzis | dzisiaj | bugun | сегодня | сьогодні | 今日 | 今天 | 오늘 | اليوم | आज
this_week: this week | diese woche | esta semana | cette semaine | questa settimana | deze week | w tym tygodniu | bu hafta | на этои неделе | цього тижня | 今週 | 本周 | 这周 | 이번 주 | هذا الاسبوع | इस हफ्ते | इस सप्ताह
last_week: last week | the past week | letzte woche | letzter woche | vergangene woche | la semana pasada | la semaine derniere | semana passada
last_week: settimana scorsa | scorsa settimana | vorige week | afgelopen week | w zeszlym tygodniu | w ubieglym tygodniu | gecen hafta | на прошлои неделе | минулого тижня
last_week: 先週 | 上周 | 上週 | 지난주 | 지난 주 | الاسبوع الماضي | पिछले हफ्ते | पिछले सप्ताह
this_month: this month | diesen monat | in diesem monat | este mes | ce mois-ci | questo mese | deze maand | w tym miesiacu | bu ay | в этом месяце | цього місяця | 今月 | 本月 | 这个月 | 이번 달 | هذا الشهر | इस महीने
last_month: last month | the past month | letzten monat | im letzten monat | el mes pasado | le mois dernier | mes passado | mese scorso | scorso mese
last_month: vorige maand | afgelopen maand | w zeszlym miesiacu | gecen ay | в прошлом месяце | минулого місяця | 先月 | 上个月 | 지난달 | 지난 달 | الشهر الماضي | पिछले महीने
this_year: this year | dieses jahr | este ano | cette annee | quest'anno | dit jaar | w tym roku | bu yil | в этом году | цього року | 今年 | 올해 | هذا العام | इस साल
last_year: last year | the past year | letztes jahr | letzten jahr | el ano pasado | l'annee derniere | l'an dernier | ano passado | l'anno scorso | anno scorso
last_year: vorig jaar | afgelopen jaar | w zeszlym roku | gecen yil | в прошлом году | минулого року | 去年 | 昨年 | 작년 | العام الماضي | पिछले साल
year_ago: a year ago | one year ago | vor einem jahr | hace un ano | il y a un an | ha um ano | un anno fa | een jaar geleden | rok temu | bir yil once | год назад | рік тому | 一年前 | 1年前
spring: last spring | letzten fruhling | letztes fruhjahr | la primavera pasada | au printemps dernier | la primavera scorsa
summer: last summer | letzten sommer | el verano pasado | l'ete dernier | l'estate scorsa | vorige zomer | zeszlego lata | прошлым летом
autumn: last autumn | last fall | letzten herbst | el otono pasado | l'automne dernier | l'autunno scorso
winter: last winter | letzten winter | el invierno pasado | l'hiver dernier | l'inverno scorso
spring_before: spring of last year
summer_before: summer of last year
autumn_before: autumn of last year | fall of last year
winter_before: winter of last year
never: two years ago | three years ago | five years ago | ten years ago | years ago | decades ago | in your twenties | in your thirties | as a child
never: in your youth | before you moved | when you were younger | in your childhood | vor zwei jahren | vor jahren | hace anos | il y a des annees
`

/**
 * Words that name a number and that the spelled numbers of CLDR leave out, by language: collective words, parts,
 * multiples, other forms. `few`: two or three. `plain`: number words that mostly mean something else, such as an
 * article; they count as numbers only before a unit where `measured`. Without accents, as `folded` writes them.
 */
export const COLLECTIVE = `
en few couple pair trio
en more dozen dozens fortnight fortnights fortnightly half halves halved halving quarters thirds fifths tenths twice
en more thrice doubled doubling triple tripled tripling treble trebled quadruple quadrupled quintuple nought naught
en more nil twofold threefold fourfold fivefold sixfold sevenfold eightfold ninefold tenfold hundredfold hundreds
en more thousands millions billions trillion twenties thirties forties fifties sixties seventies eighties nineties
en more sixths sevenths eighths ninths hundredths
en plain one ones
de few paar beide beiden beider zweier dreier
de more halb halbe halben halber halbes haelfte halfte doppelt doppelte doppelten doppelter doppeltes dreifach
de more verdoppelt verdoppelte verdreifacht halbiert dutzend viertel drittel funftel zehntel anderthalb eineinhalb
de more zweimal dreimal zweifach zigmal hunderte tausende hunderten tausenden dreiviertel zweieinhalb sechzig
de plain eins ein eine einen einer eines einem achten achte einmal einfach einfache einfachen einfacher einfaches
es few par pareja
es more mitad doble dobles triple docena docenas quincena tercio tercios quinto decena decenas veintena treintena
es more centenar centenares millar millares cientos duplicado duplico triplico veintidos veintitres veintiseis
es more dieciseis medio
es plain un una uno unos unas
fr few paire
fr more moitie demi demie demis demies double doubles doublee triple quart quarts tiers cinquieme dizaine dizaines
fr more douzaine douzaines quinzaine vingtaine trentaine quarantaine cinquantaine soixantaine centaine centaines
fr more millier milliers septante huitante octante nonante
fr plain un une
fr measured neuf neuve neufs neuves
pt few par casal ambos
pt more metade meia meias meio dobro duplo triplo duzia duzias quinzena dezena dezenas centena centenas milhar
pt more milhares terco tercos dobrou triplicou dezasseis dezassete dezanove quatorze
pt plain um uma uns umas quarta quinta sexta
it few coppia paio ambedue
it more meta mezzo mezza mezzora doppio doppia doppi triplo tripla dozzina decina decine quindicina ventina trentina
it more quarantina cinquantina sessantina centinaio centinaia migliaio migliaia raddoppiato raddoppiata triplicato
it more terzi quinti decimi dimezzato
it plain un uno una
it measured sei
nl few paar beide
nl more helft half halve dubbel dubbele driedubbel dozijn dozijnen tiental tientallen honderdtal honderden duizenden
nl more anderhalf anderhalve kwart derden verdubbeld gehalveerd tweemaal driemaal
nl plain een eens eentje
pl few para pare pary dwojka oba obie
pl more pol polowa polowe polowy polowie poltora poltorej podwojnie podwojny podwojna dwukrotnie trzykrotnie
pl more czterokrotnie tuzin tuziny cwierc kilkanascie kilkadziesiat setki tysiace dziesiatki podwoil
pl plain jeden jedna jedno jednego jednej jednemu jednym
tr few cift
tr more ucte dortte ikide
tr more yarim yarisi yarisini yari ceyrek bucuk duzine katina katini yuzlerce binlerce onlarca
tr plain bir biri birini
ru few пара пару пары оба обе двое трое обоих
ru more половина половину половины половине пол полтора полторы вдвое втрое вчетверо впятеро дважды трижды
ru more дюжина дюжину десяток десятка десятки десятков сотня сотни сотню сотен тысячи четверо пятеро шестеро семеро
ru more четверть четверти треть трети двоиноя двоинои полчаса полдня полгода полугода полутора удвоился удвоилось
ru more двукратно трехкратно пятеркa
ru plain один одна одно одного одному одним одном однои одну одни одних
ru measured семью
uk few пара пару пари обидва обидвi двое трое двох трьох двом трьом двома трьома
uk more пiв пів половина половину половини половинi половині пiвтора півтора пiвтори півтори вдвічі втричі удвічі
uk more двічі тричі дюжина десяток десятка десятки сотня сотні сотню чверть третина третину чотирьох п'яти п'ятьох
uk more шести шістьох семи сімох восьми вісьмох дев'яти дев'ятьох десяти десятьох двадцяти тридцяти сорока п'ять
uk more п'ятдесяти шістдесяти сімдесяти вісімдесяти дев'ять дев'ятнадцять п'ятнадцять п'ятдесят дев'яносто п'ятсот
uk more одинадцяти дванадцяти тринадцяти чотирнадцяти п'ятнадцяти шістнадцяти сімнадцяти вісімнадцяти ста
uk more четверо п'ятеро семеро півгодини півроку півдня подвоївся подвоїлася
uk plain один одна одне одного одному одним однім одною одну одні
ko more 절반 곱절 갑절 이틀 사흘 나흘 닷새 엿새 이레 여드레 아흐레 열흘 보름 다스 반나절
ko few 둘째 셋째
ar few زوجان كلا اثنان اثنين اثنتان اثنتين ثلاث ثلاثه
ar more خمس ست سبع ثمان ثماني تسع اربع نصف ضعف ضعفي ضعفين ثلث ثلثي ربع خمسين ستين سبعين ثمانين تسعين ثلاثين
ar more اربعين عشرين مئه مئتان مئتي مئات عشرات الاف يومين يومان ساعتين ساعتان دقيقتين دقيقتان شهرين شهران
ar more اسبوعين اسبوعان مرتين مرتان ليلتين ليلتان سنتين سنتان خمسمائه سبعمائه تسعمائه اربعمائه ستمائه ثمانمائه
ar more ثلاثمائه ملايين
ar plain واحد واحده احد احدي
hi few दोनों जोड़ी जोड़ा
hi more आधा आधी आधे डेढ़ ढाई सवा साढ़े पौने दुगुना दुगुनी दोगुना दोगुनी दोगुने तिगुना तिगुनी दर्जन दर्जनों चौथाई
hi more तिहाई पखवाड़ा पखवाड़े सैकड़ों सैकड़ा हजार हज़ारों हजारों पांच पांचवां छः छे छ: सत्रह पंद्रह पन्द्रह
hi plain एक
`

/** Words that make another number of the word before them in a compound: "siebenmal", "vierstündig". */
export const COMPOUND_ENDS = `
de mal fach fache fachen faches facher einhalb stundig stundige stundigen stundiger stundiges minutig minutige
de minutigen tagig tagige tagigen wochig wochige wochigen monatig monatige monatigen jahrig jahrige jahrigen prozentig
de stel tel siebt viert funft sechst neunt zehnt elft zwolft best beste besten bester bestes hochste hochsten
de grosste grossten langste langsten niedrigste niedrigsten
nl maal voud voudig jarig jarige daags daagse urige
it mila volte
`

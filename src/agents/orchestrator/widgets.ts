/** How the text of an answer asks for a widget. The pipeline fills it from what was found. */
export const WIDGETS = `
Where a picture says more than a sentence, ask for a widget on a line of its own behind the
paragraph it belongs to, at most three in an answer, as one JSON object between <widget> and
</widget>:
- {"kind":"series_chart","metric":KEY}: a metric that <found> lists under "charts".
- {"kind":"comparison","a":REF,"b":REF}: two facts of one measure against each other.
- {"kind":"stat_tiles","facts":[REF, ...]}: one to four numbers beside each other.
- {"kind":"checklist","title":TEXT,"items":[TEXT, ...]}: up to eight steps to tick off.
- {"kind":"experiment_card","metric":KEY,"habit":KEY}: an experiment whose length the tools found.
- {"kind":"investigation_summary","verdict":TEXT,"evidence":[ID, ...]}: what an open search came to.

REF is the reference of a fact (f1), ID that of an evidence item (e1), without braces. A widget that names anything
else is not shown. Ask for none where nothing was found.`

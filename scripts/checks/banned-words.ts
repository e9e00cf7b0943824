/** Words of the former private English (docs/glossary.md) that appear nowhere: in names, comments, test titles, documentation and product text. */
export const bannedWords = ['nobody', 'whoever', 'told', 'hears', 'anew', 'papers', 'ladder']

/** The same words, and phrases that only texts contain. */
export const bannedInProse = new RegExp(String.raw`\b(?:${[...bannedWords, 'meanwhile', 'by itself', 'by themselves'].join('|')})\b`, 'i')

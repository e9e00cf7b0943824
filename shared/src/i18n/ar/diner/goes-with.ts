// Texts on the sheet of an item.
export const goesWith = { title: 'يناسبه أيضًا' }

export const units = ['piece', 'portion', 'g', 'kg', 'ml', 'l', 'cup', 'plate'] as const
export type Unit = (typeof units)[number]

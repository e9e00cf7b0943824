import * as other from '../menu/choice.ts'

export const planted = other

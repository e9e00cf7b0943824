// A diner's filter of a menu: only dishes with all these marks and without these allergens.
import { allergens, dietaryMarks, type Allergen, type DietaryMark } from '../menu/marks.ts'

type Marked = { dietary: readonly DietaryMark[]; allergens: readonly Allergen[] }
export type MenuFilter = { diet: readonly DietaryMark[]; without: readonly Allergen[] }

/** A vegan dish is vegetarian too. */
const hasMark = ({ dietary }: Marked, mark: DietaryMark) => dietary.includes(mark) || (mark === 'vegetarian' && dietary.includes('vegan'))

export const isEmptyFilter = ({ diet, without }: MenuFilter): boolean => diet.length + without.length === 0

export const matchesFilter = (item: Marked, { diet, without }: MenuFilter): boolean =>
  diet.every((mark) => hasMark(item, mark)) && !without.some((allergen) => item.allergens.includes(allergen))

/** The marks and allergens that dishes of this menu have; the filter offers no others. */
export const offeredFilter = (items: readonly Marked[]): MenuFilter => ({
  diet: dietaryMarks.filter((mark) => items.some((item) => hasMark(item, mark))),
  without: allergens.filter((allergen) => items.some((item) => item.allergens.includes(allergen))),
})

export const toggled = <Mark>(marks: readonly Mark[], mark: Mark): Mark[] =>
  marks.includes(mark) ? marks.filter((each) => each !== mark) : [...marks, mark]

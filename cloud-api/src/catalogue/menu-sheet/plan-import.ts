// The changes of a menu by a sheet. Pure: the dry run shows the same plan that the import applies.
import type { Category, Cuisine } from '@sufra/shared/cuisines/cuisine'
import { maxCategories, maxCuisines, maxSubcategories } from '@sufra/shared/cuisines/cuisine-draft'
import type { LocalizedText } from '@sufra/shared/localized-text'
import type { ItemDraft } from '@sufra/shared/menu/item-draft'
import { maxItems } from '@sufra/shared/menu/item.routes'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { isSameName } from '@sufra/shared/names'
import { toDraft } from './matching/item-on-wire.ts'
import type { ReadItem } from './read-item.ts'
import type { SheetProblem } from './sheet-problem.ts'

type Named = { _id: string; name: LocalizedText }
type Pictured = { id: string; name: LocalizedText; image: string }
type Changed<Each> = Each & { before: Omit<Each, 'id'> }

/** Rows of cuisines, categories or subcategories: new ones and changed ones. */
export type PlacePlan = {
  cuisines: { added: Pictured[]; changed: Changed<Pictured>[] }
  categories: { added: (Pictured & { cuisineId: string })[]; changed: Changed<Pictured>[] }
  subcategories: { added: (Switched & { categoryId: string })[]; changed: Changed<Switched>[] }
}
type Switched = { id: string; name: LocalizedText; isActive: boolean }

type Place = { cuisineId: string; categoryId: string; subcategoryId: string }
export type PlannedItem = { row: number; itemId: string; place: Place; draft: ItemDraft; image: string; before: MerchantItem | undefined }
export type ImportPlan = { places: PlacePlan; added: PlannedItem[]; changed: PlannedItem[]; unchanged: number }

const find = <Each extends Named>(name: LocalizedText, among: readonly Each[]) => among.find((each) => isSameName(each.name.en, name.en))

const sameText = (one: LocalizedText, other: LocalizedText) => one.en === other.en && one.ar === other.ar

/** Empty cells leave a value unchanged. */
const filled = (written: LocalizedText, known: LocalizedText): LocalizedText => ({ en: written.en, ar: written.ar || known.ar })

const planPlaces = (cuisines: readonly Cuisine[], sheet: readonly ReadItem[], newId: () => string) => {
  const plan: PlacePlan = {
    cuisines: { added: [], changed: [] },
    categories: { added: [], changed: [] },
    subcategories: { added: [], changed: [] },
  }
  const idOf = new Map<string, string>()
  const once = (key: string, settle: () => string): string => {
    const known = idOf.get(key)
    if (known) return known
    const id = settle()
    idOf.set(key, id)
    return id
  }
  const keyOf = (...names: LocalizedText[]) => JSON.stringify(names.map(({ en }) => en.toLowerCase()))

  const settleCuisine = ({ cuisine }: ReadItem) => {
    const known = find(cuisine.name, cuisines)
    const id = once(keyOf(cuisine.name), () => {
      const next = {
        id: known?._id ?? newId(),
        name: known ? filled(cuisine.name, known.name) : cuisine.name,
        image: cuisine.image || (known?.cuisineImage ?? ''),
      }
      if (!known) plan.cuisines.added.push(next)
      else if (!sameText(next.name, known.name) || next.image !== known.cuisineImage)
        plan.cuisines.changed.push({ ...next, before: { name: known.name, image: known.cuisineImage } })
      return next.id
    })
    return { id, known }
  }
  const settleCategory = (item: ReadItem, cuisineId: string, within: Cuisine | undefined) => {
    const { cuisine, category } = item
    const known = find(category.name, within?.categories ?? [])
    const id = once(keyOf(cuisine.name, category.name), () => {
      const next = {
        id: known?._id ?? newId(),
        name: known ? filled(category.name, known.name) : category.name,
        image: category.image || (known?.categoryImage ?? ''),
      }
      if (!known) plan.categories.added.push({ ...next, cuisineId })
      else if (!sameText(next.name, known.name) || next.image !== known.categoryImage)
        plan.categories.changed.push({ ...next, before: { name: known.name, image: known.categoryImage } })
      return next.id
    })
    return { id, known }
  }
  const settleSubcategory = (item: ReadItem, categoryId: string, within: Category | undefined) => {
    const { cuisine, category, subcategory } = item
    const known = find(subcategory.name, within?.subcategories ?? [])
    return once(keyOf(cuisine.name, category.name, subcategory.name), () => {
      const next = {
        id: known?._id ?? newId(),
        name: known ? filled(subcategory.name, known.name) : subcategory.name,
        isActive: subcategory.isActive ?? known?.isActive ?? true,
      }
      if (!known) plan.subcategories.added.push({ ...next, categoryId })
      else if (!sameText(next.name, known.name) || next.isActive !== known.isActive)
        plan.subcategories.changed.push({ ...next, before: { name: known.name, isActive: known.isActive } })
      return next.id
    })
  }
  const placeOf = (item: ReadItem): Place => {
    const cuisine = settleCuisine(item)
    const category = settleCategory(item, cuisine.id, cuisine.known)
    return { cuisineId: cuisine.id, categoryId: category.id, subcategoryId: settleSubcategory(item, category.id, category.known) }
  }
  return { plan, placeOf }
}

/** Options without an id are matched by name, so that they keep their availability. */
const withOptionIds = (draft: ItemDraft, before: MerchantItem | undefined): ItemDraft => ({
  ...draft,
  addOns: draft.addOns.map((group) => {
    const known = before?.addOns.find(({ title }) => isSameName(title.en, group.title.en))?.options ?? []
    return { ...group, options: group.options.map((option) => ({ ...option, _id: option._id ?? find(option.name, known)?._id })) }
  }),
})

const canonical = (draft: ItemDraft) =>
  JSON.stringify(draft, (_key, value: unknown) =>
    isPlain(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value,
  )
const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

const isChanged = ({ draft, image, before }: PlannedItem) =>
  !before || image !== before.image || canonical(draft) !== canonical(toDraft(before))

const tooMany = (cuisines: readonly Cuisine[], items: readonly MerchantItem[], { places, added }: ImportPlan): SheetProblem[] => {
  const problem = (code: SheetProblem['code']): SheetProblem => ({ row: 1, column: '', code })
  const inCuisine = Map.groupBy(places.categories.added, ({ cuisineId }) => cuisineId)
  const inCategory = Map.groupBy(places.subcategories.added, ({ categoryId }) => categoryId)
  const categories = cuisines.flatMap((cuisine) => cuisine.categories)
  const hasTooMany = <Each extends { _id: string }>(
    groups: Map<string, unknown[]>,
    known: readonly Each[],
    countOf: (each: Each) => number,
    max: number,
  ) => [...groups].some(([id, more]) => more.length + (known.filter(({ _id }) => _id === id).map(countOf)[0] ?? 0) > max)
  return [
    ...(cuisines.length + places.cuisines.added.length > maxCuisines ? [problem('cuisine.too_many')] : []),
    ...(hasTooMany(inCuisine, cuisines, (each) => each.categories.length, maxCategories) ? [problem('category.too_many')] : []),
    ...(hasTooMany(inCategory, categories, (each) => each.subcategories.length, maxSubcategories) ? [problem('subcategory.too_many')] : []),
    ...(items.length + added.length > maxItems ? [problem('item.too_many')] : []),
  ]
}

/**
 * The changes of importing these items. Anything that the sheet does not contain is left unchanged, an empty picture keeps the current one, and new
 * items come last.
 */
export const planImport = (
  cuisines: readonly Cuisine[],
  items: readonly MerchantItem[],
  sheet: readonly ReadItem[],
  newId: () => string,
): ImportPlan | { problems: SheetProblem[] } => {
  const { plan: places, placeOf } = planPlaces(cuisines, sheet, newId)
  const plan: ImportPlan = { places, added: [], changed: [], unchanged: 0 }
  for (const each of sheet) {
    const { row, before, image } = each
    const place = placeOf(each)
    const draft = withOptionIds({ ...each.draft, subcategoryId: place.subcategoryId }, before)
    const planned = { row, itemId: before?._id ?? newId(), place, draft, image: image || (before?.image ?? ''), before }
    if (!before) plan.added.push(planned)
    else if (isChanged(planned)) plan.changed.push(planned)
    else plan.unchanged += 1
  }
  const problems = tooMany(cuisines, items, plan)
  return problems.length > 0 ? { problems } : plan
}

/** Number of cuisines, categories and subcategories that a plan adds or changes. */
export const countPlaces = ({ cuisines, categories, subcategories }: PlacePlan): number =>
  [cuisines, categories, subcategories].reduce((sum, { added, changed }) => sum + added.length + changed.length, 0)

// An item as submitted by a merchant (spec §3), with its validation.
import { z } from 'zod'
import { id, qar, typedText } from '../contract/wire.ts'
import { isSameName, nameText, optionalName } from '../names.ts'
import type { RefusalCode } from '../refusals/refusals.ts'
import { maxGoesWith } from './goes-with.ts'
import { allergens, dietaryMarks } from './marks.ts'
import { units } from './units.ts'

export const maxTextLength = 500
export const maxGroups = 20
export const maxOptions = 50
export const maxPreparationMinutes = 240

const text = typedText(maxTextLength, 'item.text_length')
const texts = z.object({ en: text.default(''), ar: text.default('') })
/** The name of an option or a group may have a single character: "L". */
const optionName = z.object({ en: nameText('item.option_name', 'item.option_name', 1), ar: optionalName('item.option_name', 1) })

/** `_id` identifies an existing option, so that it keeps its availability. */
const option = z.object({ _id: id.optional(), name: optionName, price: qar })

type Problem = { path: readonly (string | number)[]; code: RefusalCode }
type Group = { select: 'single' | 'multiple'; min: number; max: number; options: { name: { en: string } }[] }

const findDuplicate = (names: string[]) => names.findIndex((name, index) => names.slice(0, index).some((other) => isSameName(name, other)))

const groupProblems = ({ select, min, max, options }: Group): Problem[] => {
  const duplicate = findDuplicate(options.map(({ name }) => name.en))
  const maxAllowed = select === 'single' ? 1 : options.length
  return [
    ...(options.length === 0 ? [{ path: ['options'], code: 'item.group_empty' } as const] : []),
    ...(min > options.length && options.length > 0 ? [{ path: ['min'], code: 'item.group_min' } as const] : []),
    ...(min > max ? [{ path: ['max'], code: 'item.group_max' } as const] : []),
    ...(max > maxAllowed && options.length > 0 ? [{ path: ['max'], code: 'item.group_max' } as const] : []),
    ...(duplicate >= 0 ? [{ path: ['options', duplicate, 'name', 'en'], code: 'item.option_twice' } as const] : []),
  ]
}

const add = (context: z.core.ParsePayload, problems: Problem[]) => {
  for (const { path, code } of problems) context.issues.push({ code: 'custom', message: code, path: [...path], input: context.value })
}

const count = (code: RefusalCode, min: number, max: number) => z.int(code).min(min, code).max(max, code)

const group = z
  .object({
    title: optionName,
    select: z.enum(['single', 'multiple']),
    min: count('item.group_min', 0, maxOptions),
    max: count('item.group_max', 1, maxOptions),
    options: z.array(option).max(maxOptions, 'item.too_many_options'),
  })
  .check((context) => add(context, groupProblems(context.value)))

/** The fields of spec §3 and Sufra's own. Prices in QAR on the wire. Problems are reported as refusal codes at the paths of the fields. */
export const itemDraft = z
  .object({
    subcategoryId: id,
    name: z.object({ en: nameText('item.name_required', 'item.name_length'), ar: optionalName('item.name_length') }),
    description: texts,
    ingredients: texts,
    quantityUnit: z.object({
      quantity: z.number('item.quantity').positive('item.quantity').max(100_000, 'item.quantity').multipleOf(0.01, 'item.quantity'),
      unit: z.enum(units),
    }),
    actualPrice: z.number('money.invalid').pipe(qar),
    sellingPrice: z.number('money.invalid').pipe(qar),
    customizable: z.boolean(),
    addOns: z.array(group).max(maxGroups, 'item.too_many_groups'),
    isAvailable: z.boolean(),
    isFeatured: z.boolean(),
    allergens: z.array(z.enum(allergens)).max(allergens.length),
    dietary: z.array(z.enum(dietaryMarks)).max(dietaryMarks.length),
    prepMinutes: count('item.preparation', 1, maxPreparationMinutes).nullable(),
    /** An omitted list stays unchanged, because older clients and sheets do not know this field. */
    goesWith: z
      .array(id)
      .max(maxGoesWith, 'item.goes_with')
      .refine((ids) => new Set(ids).size === ids.length, 'item.goes_with')
      .optional(),
  })
  .check((context) => {
    const { sellingPrice, actualPrice, addOns, customizable } = context.value
    const duplicate = findDuplicate(addOns.map(({ title }) => title.en))
    add(context, [
      ...(sellingPrice > actualPrice ? [{ path: ['sellingPrice'], code: 'item.selling_above_actual' } as const] : []),
      ...(duplicate >= 0 ? [{ path: ['addOns', duplicate, 'title', 'en'], code: 'item.group_twice' } as const] : []),
      ...(customizable && addOns.length === 0 ? [{ path: ['customizable'], code: 'item.add_ons_missing' } as const] : []),
    ])
  })

export type ItemDraft = z.output<typeof itemDraft>
/** The draft on the wire: money in QAR. */
export type ItemDraftOnWire = z.input<typeof itemDraft>

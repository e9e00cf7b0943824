import { allergens, dietaryMarks } from '@sufra/shared/menu/marks'
import { units } from '@sufra/shared/menu/units'
import { expect, test } from 'vitest'
import type { Cells } from './columns.ts'
import { itemId, many, option, optionId, otherId, read, size, tea } from './example-sheet.test-data.ts'
import type { SheetProblem } from './sheet-problem.ts'

const long = 'x'.repeat(51)
const optionOf = (index: number) => option(`O${index}`)
const groupOf = (index: number): Cells => ({ ...size, 'Group (English)': `G${index}` })

/** Name, item rows and expected problems. */
const faults: [string, Cells[], SheetProblem[]][] = [
  ['no item', [], [{ row: 1, column: '', code: 'sheet.empty' }]],
  ['rows of spaces', [{ 'Item (English)': '  ' }], [{ row: 1, column: '', code: 'sheet.empty' }]],
  ['no cuisine', [tea, { ...tea, 'Cuisine (English)': '' }], [{ row: 3, column: 'Cuisine (English)', code: 'cuisine.name_required' }]],
  ['a short cuisine', [{ ...tea, 'Cuisine (Arabic)': 'ق' }], [{ row: 2, column: 'Cuisine (Arabic)', code: 'cuisine.name_length' }]],
  ['no category', [{ ...tea, 'Category (English)': '' }], [{ row: 2, column: 'Category (English)', code: 'category.name_required' }]],
  ['a long category', [{ ...tea, 'Category (English)': long }], [{ row: 2, column: 'Category (English)', code: 'category.name_length' }]],
  [
    'no subcategory',
    [{ ...tea, 'Subcategory (English)': '' }],
    [{ row: 2, column: 'Subcategory (English)', code: 'subcategory.name_required' }],
  ],
  ['no name', [{}, { ...tea, 'Item (English)': '' }], [{ row: 3, column: 'Item (English)', code: 'item.name_required' }]],
  ['a long Arabic name', [{ ...tea, 'Item (Arabic)': long }], [{ row: 2, column: 'Item (Arabic)', code: 'item.name_length' }]],
  ['no price', [{ ...tea, 'Selling price': '' }], [{ row: 2, column: 'Selling price', code: 'sheet.required' }]],
  ['a price with a word', [{ ...tea, 'Selling price': '5 rupees' }], [{ row: 2, column: 'Selling price', code: 'sheet.number' }]],
  ['a price with an exponent', [{ ...tea, 'Selling price': '1e2' }], [{ row: 2, column: 'Selling price', code: 'sheet.number' }]],
  ['a price that may be 1.25 or 1250', [{ ...tea, 'Selling price': '1,250' }], [{ row: 2, column: 'Selling price', code: 'sheet.number' }]],
  ['a price without end', [{ ...tea, 'Selling price': '9'.repeat(400) }], [{ row: 2, column: 'Selling price', code: 'sheet.number' }]],
  ['a price below zero', [{ ...tea, 'Selling price': '-5' }], [{ row: 2, column: 'Selling price', code: 'money.invalid' }]],
  [
    'a price of three decimals',
    [{ ...tea, 'Selling price': 1, 'Actual price': 5.001 }],
    [{ row: 2, column: 'Actual price', code: 'money.invalid' }],
  ],
  ['a selling price above', [{ ...tea, 'Actual price': 4 }], [{ row: 2, column: 'Selling price', code: 'item.selling_above_actual' }]],
  ['a quantity of zero', [{ ...tea, Quantity: 0 }], [{ row: 2, column: 'Quantity', code: 'item.quantity' }]],
  ['an unknown unit', [{ ...tea, Unit: 'mug' }], [{ row: 2, column: 'Unit', code: 'sheet.choice', values: units.join(', ') }]],
  [
    'an unknown allergen',
    [{ ...tea, Allergens: 'milk, dust' }],
    [{ row: 2, column: 'Allergens', code: 'sheet.choice', values: allergens.join(', ') }],
  ],
  [
    'an unknown diet',
    [{ ...tea, Dietary: 'tasty' }],
    [{ row: 2, column: 'Dietary', code: 'sheet.choice', values: dietaryMarks.join(', ') }],
  ],
  ['a perhaps', [{ ...tea, Available: 'perhaps' }], [{ row: 2, column: 'Available', code: 'sheet.yes_no' }]],
  [
    'a subcategory availability that is neither yes nor no',
    [{ ...tea, 'Subcategory available': 2 }],
    [{ row: 2, column: 'Subcategory available', code: 'sheet.yes_no' }],
  ],
  ['half a minute', [{ ...tea, 'Preparation minutes': 0.5 }], [{ row: 2, column: 'Preparation minutes', code: 'item.preparation' }]],
  ['241 minutes', [{ ...tea, 'Preparation minutes': 241 }], [{ row: 2, column: 'Preparation minutes', code: 'item.preparation' }]],
  [
    'a long text',
    [{ ...tea, 'Description (Arabic)': 'x'.repeat(501) }],
    [{ row: 2, column: 'Description (Arabic)', code: 'item.text_length' }],
  ],
  [
    'a long list of ingredients',
    [{ ...tea, 'Ingredients (English)': 'x'.repeat(501) }],
    [{ row: 2, column: 'Ingredients (English)', code: 'item.text_length' }],
  ],
  ['an unknown picture', [{ ...tea, Picture: 'x.webp' }], [{ row: 2, column: 'Picture', code: 'sheet.picture_unknown' }]],
  [
    'unknown pictures of its cuisine and category',
    [{ ...tea, 'Cuisine picture': 'x', 'Category picture': 'y' }],
    [
      { row: 2, column: 'Cuisine picture', code: 'sheet.picture_unknown' },
      { row: 2, column: 'Category picture', code: 'sheet.picture_unknown' },
    ],
  ],
  ['an unknown id', [{ ...tea, 'Item ID': optionId }], [{ row: 2, column: 'Item ID', code: 'sheet.id_unknown' }]],
  [
    'an unknown id twice, with the first problem listed',
    many(2, () => ({ ...tea, 'Item ID': optionId })),
    [
      { row: 2, column: 'Item ID', code: 'sheet.id_unknown' },
      { row: 3, column: 'Item ID', code: 'sheet.id_unknown' },
    ],
  ],
  [
    'an id twice',
    [
      { ...tea, 'Item ID': itemId },
      { ...tea, 'Item ID': otherId },
      { ...tea, 'Item ID': itemId.toUpperCase() },
    ],
    [{ row: 4, column: 'Item ID', code: 'sheet.id_twice' }],
  ],
  [
    "an option's id that is none",
    [{ ...tea, ...size, 'Item ID': itemId, 'Option ID': 'x' }],
    [{ row: 2, column: 'Option ID', code: 'sheet.id_unknown' }],
  ],
  [
    "an option's id twice",
    [
      { ...tea, ...size, 'Item ID': itemId, 'Option ID': optionId },
      { ...option('M'), 'Option ID': optionId },
    ],
    [{ row: 3, column: 'Option ID', code: 'sheet.id_twice' }],
  ],
  ['an option above all items', [size, tea], [{ row: 2, column: 'Item (English)', code: 'sheet.option_alone' }]],
  ['an option without a group', [tea, option('L')], [{ row: 3, column: 'Group (English)', code: 'sheet.option_alone' }]],
  [
    'an option below a blank row without a group',
    [
      { ...tea, ...size },
      { ...tea, ...option('L') },
    ],
    [{ row: 3, column: 'Group (English)', code: 'sheet.option_alone' }],
  ],
  ['nothing to choose from', [{ ...tea, Customizable: 'yes' }], [{ row: 2, column: 'Customizable', code: 'item.add_ons_missing' }]],
  ['a group without options', [tea, { 'Group (English)': 'Size' }], [{ row: 3, column: 'Option (English)', code: 'item.group_empty' }]],
  [
    'a group of many choices without options',
    [tea, { 'Group (English)': 'Size', 'Group choice': 'multiple' }],
    [{ row: 3, column: 'Option (English)', code: 'item.group_empty' }],
  ],
  ['a long group', [tea, { ...size, 'Group (Arabic)': long }], [{ row: 3, column: 'Group (Arabic)', code: 'item.option_name' }]],
  ['a group twice', [tea, groupOf(1), groupOf(2), groupOf(1)], [{ row: 5, column: 'Group (English)', code: 'item.group_twice' }]],
  ['a nameless option', [tea, size, { 'Option price': 1 }], [{ row: 4, column: 'Option (English)', code: 'item.option_name' }]],
  ['an option twice', [tea, size, option('M'), option('l')], [{ row: 5, column: 'Option (English)', code: 'item.option_twice' }]],
  [
    'an option with a price that is text',
    [tea, size, { ...option('M'), 'Option price': 'x' }],
    [{ row: 4, column: 'Option price', code: 'sheet.number' }],
  ],
  [
    'an option with a negative price',
    [tea, size, { ...option('M'), 'Option price': -1 }],
    [{ row: 4, column: 'Option price', code: 'money.invalid' }],
  ],
  [
    'an unknown choice',
    [tea, { ...size, 'Group choice': 'any', 'Group maximum': 2 }, option('M')],
    [{ row: 3, column: 'Group choice', code: 'sheet.choice', values: 'single, multiple' }],
  ],
  [
    'a minimum above all options',
    [tea, { ...size, 'Group choice': 'multiple' }, { ...option('M'), 'Group minimum': 3, 'Group maximum': 2 }],
    [
      { row: 4, column: 'Group minimum', code: 'item.group_min' },
      { row: 4, column: 'Group maximum', code: 'item.group_max' },
    ],
  ],
  ['a maximum above all', [tea, { ...size, 'Group maximum': 2 }], [{ row: 3, column: 'Group maximum', code: 'item.group_max' }]],
  ['half a maximum', [tea, { ...size, 'Group maximum': 0.5 }], [{ row: 3, column: 'Group maximum', code: 'item.group_max' }]],
  [
    '51 options',
    [{ ...tea, 'Group (English)': 'Size' }, ...many(51, optionOf)],
    [{ row: 53, column: 'Option (English)', code: 'item.too_many_options' }],
  ],
  [
    '51 options of many choices',
    [{ ...tea, 'Group (English)': 'Size', 'Group choice': 'multiple' }, ...many(51, optionOf)],
    [{ row: 53, column: 'Option (English)', code: 'item.too_many_options' }],
  ],
  ['21 groups', [tea, ...many(21, groupOf)], [{ row: 23, column: 'Group (English)', code: 'item.too_many_groups' }]],
  ['half a character', [{ ...tea, 'Item (English)': 'Tea \uD800' }], [{ row: 2, column: 'Item (English)', code: 'request.invalid' }]],
  [
    'problems in several rows',
    [{ ...tea, Featured: 'x', 'Cuisine (English)': '' }, size, { ...tea, Quantity: 'x' }, { ...option('L'), 'Option price': 'x' }],
    [
      { row: 2, column: 'Cuisine (English)', code: 'cuisine.name_required' },
      { row: 2, column: 'Featured', code: 'sheet.yes_no' },
      { row: 4, column: 'Quantity', code: 'sheet.number' },
      { row: 5, column: 'Group (English)', code: 'sheet.option_alone' },
    ],
  ],
]

test.each(faults)('a sheet with %s is reported', (_, rows, problems) => {
  expect(read(...rows)).toEqual({ problems })
})

test.each([
  ['20 groups', [tea, ...many(20, groupOf)]],
  ['50 options', [{ ...tea, 'Group (English)': 'Size' }, ...many(50, optionOf)]],
  ['50 options of many choices', [{ ...tea, 'Group (English)': 'Size', 'Group choice': 'multiple' }, ...many(50, optionOf)]],
  ['240 minutes', [{ ...tea, 'Preparation minutes': 240 }]],
  ['a text of 500 characters', [{ ...tea, 'Description (English)': 'x'.repeat(500) }]],
])('a sheet with %s is a menu', (_, rows: Cells[]) => {
  expect(read(...rows)).toHaveProperty('items')
})

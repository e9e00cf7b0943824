// Files that Excel writes in other regions, and from menus other than ours.
import { expect, test } from 'vitest'
import { readSheet } from './read-sheet.ts'

const encode = (text: string, bytesOf: Readonly<Record<string, number>>) =>
  Buffer.from([...text].map((letter) => bytesOf[letter] ?? letter.codePointAt(0) ?? 0))
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16()

/** Windows-1256. */
const arabic = { ك: 0xdf, ر: 0xd1, ش: 0xd4, ا: 0xc7, ي: 0xed, س: 0xd3, ع: 0xda, ل: 0xe1, م: 0xe3, '،': 0xa1 }

const rows = [
  ['الاسم', 'Price'],
  ['كرك', '5'],
]

test.each<[string, Buffer, string[][]]>([
  ['CSV UTF-8', Buffer.from('\uFEFFالاسم,Price\r\nكرك,5\r\n'), rows],
  ['Unicode text', Buffer.from('\uFEFFالاسم\tPrice\r\nكرك\t5\r\n', 'utf16le'), rows],
  ['UTF-16 with the high byte first', swapped('\uFEFFالاسم\tPrice\r\nكرك\t5\r\n'), rows],
  ['UTF-16 without a mark', Buffer.from('Price\tالاسم\r\n5\tكرك\r\n', 'utf16le'), rows.map(([name = '', price = '']) => [price, name])],
  [
    'CSV of an Arabic Windows',
    encode('السعر;Price\r\nشاي كرك;5\r\n', arabic),
    [
      ['السعر', 'Price'],
      ['شاي كرك', '5'],
    ],
  ],
  [
    'CSV of a Western Windows',
    encode('Café,Price\r\nCrème brûlée,5\r\n', {}),
    [
      ['Café', 'Price'],
      ['Crème brûlée', '5'],
    ],
  ],
  [
    'decimal commas beside semicolons',
    Buffer.from('Name;Price\n"Tea, milk";5,50\nCoffee, black, hot;6,50'),
    [
      ['Name', 'Price'],
      ['Tea, milk', '5,50'],
      ['Coffee, black, hot', '6,50'],
    ],
  ],
  [
    'a title with commas above tabs',
    Buffer.from('Menu, Doha, 2026\n\nName\tPrice\nKarak\t5\nTea\t4\nMilk\t3'),
    [['Menu, Doha, 2026'], [''], ['Name', 'Price'], ['Karak', '5'], ['Tea', '4'], ['Milk', '3']],
  ],
  [
    'a line that names the separator',
    Buffer.from('sep=;\r\nName;Price\r\nKarak;5'),
    [
      ['Name', 'Price'],
      ['Karak', '5'],
    ],
  ],
])('%s is read', async (_, bytes, expected) => {
  expect(await readSheet(bytes)).toEqual(expected)
})

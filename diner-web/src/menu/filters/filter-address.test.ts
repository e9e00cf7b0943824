import { allergens, dietaryMarks } from '@sufra/shared/menu/marks'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMenuFilter, withMenuFilter } from './filter-address.ts'

test('a filter is parsed from the address, ignoring unknown words, empty ones and other parameters', () => {
  expect(readMenuFilter(new URLSearchParams('table=1&diet=spicy,,tasty,vegan&without=nuts,stones'))).toEqual({
    diet: ['vegan', 'spicy'],
    without: ['nuts'],
  })
  expect(readMenuFilter(new URLSearchParams())).toEqual({ diet: [], without: [] })
})

test('a filter survives writing it to an address and reading it, and other parameters stay', () => {
  const filter = fc.record({ diet: fc.subarray([...dietaryMarks]), without: fc.subarray([...allergens]) })
  fc.assert(
    fc.property(filter, filter, (before, after) => {
      const parameters = withMenuFilter(withMenuFilter(new URLSearchParams('table=7&q=tea'), before), after)
      expect(readMenuFilter(parameters)).toEqual(after)
      expect([parameters.get('table'), parameters.get('q'), [...parameters].length]).toEqual([
        '7',
        'tea',
        2 + [after.diet, after.without].filter(({ length }) => length > 0).length,
      ])
    }),
  )
})

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '../../common/session/session.ts'
import { bread, dish, extras, line, nameOf, renderCart, shawarma } from './cart-page.test-data.tsx'

beforeEach(() => localStorage.clear())

const row = (name: string) => screen.findByRole('listitem', { name })
const quantities = () => useSession.getState().cart.map(({ itemId, quantity }) => `${quantity} ${nameOf(itemId)}`)
const mainButton = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })

test('a line shows its options as one sentence, without options of quantity 0, and one stepper', async () => {
  await renderCart([line('Shawarma', 12, 2, { 'Arabic bread': 2, 'Garlic sauce': 4, Cheese: 0 }), line('Karak', 5)])
  const wrap = within(await row('Shawarma'))
  wrap.getByText((_text, element) => element?.tagName === 'P' && element.textContent === '2 × Arabic bread, 4 × Garlic sauce')
  expect(wrap.getAllByRole('group')).toHaveLength(1)
  expect((await row('Karak')).querySelector('p')).toBeNull()
  await mainButton(/^Place order · cash.*37\.00/)
})

test('the stepper changes the line and its options, and stops at 1', async () => {
  const { user } = await renderCart([line('Shawarma', 12, 1, { 'Arabic bread': 1, 'Garlic sauce': 2 })])
  const wrap = within(await row('Shawarma'))
  await user.click(wrap.getByRole('button', { name: 'Increase Shawarma' }))
  expect(useSession.getState().cart).toEqual([line('Shawarma', 12, 2, { 'Arabic bread': 2, 'Garlic sauce': 4 })])
  await user.click(wrap.getByRole('button', { name: 'Decrease Shawarma' }))
  expect(wrap.getByRole<HTMLButtonElement>('button', { name: 'Decrease Shawarma' }).disabled).toBe(true)
  expect(useSession.getState().cart).toEqual([line('Shawarma', 12, 1, { 'Arabic bread': 1, 'Garlic sauce': 2 })])
})

test('a stored line with a required choice once for three portions is corrected when the cart is opened', async () => {
  const { addOns } = line('Shawarma', 12, 1, { 'Arabic bread': 1 })
  await renderCart([{ ...line('Shawarma', 12, 3), addOns }])
  const wrap = within(await row('Shawarma'))
  await wrap.findByText((_text, element) => element?.tagName === 'P' && element.textContent === '3 × Arabic bread')
  expect(useSession.getState().cart).toEqual([line('Shawarma', 12, 3, { 'Arabic bread': 3 })])
})

test('a removed line is restored at its place by Undo, which has the focus', async () => {
  const { user } = await renderCart([line('Karak', 5), line('Shawarma', 12, 3, { 'Arabic bread': 3 }), line('Kunafa', 18)])
  await user.click(within(await row('Shawarma')).getByRole('button', { name: 'Remove Shawarma' }))
  expect(quantities()).toEqual(['1 Karak', '1 Kunafa'])
  const undo = screen.getByRole('button', { name: 'Undo', description: 'Shawarma was removed.' })
  expect(document.activeElement).toBe(undo)
  await user.click(undo)
  expect(quantities()).toEqual(['1 Karak', '3 Shawarma', '1 Kunafa'])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('the last line of a cart can be restored too', async () => {
  const { user } = await renderCart([line('Karak', 5)])
  await user.click(within(await row('Karak')).getByRole('button', { name: 'Remove Karak' }))
  screen.getByText('Your cart is empty')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await row('Karak')
  expect(screen.queryByText('Your cart is empty')).toBeNull()
})

test('a new price is shown beside the old one, and accepted by one tap', async () => {
  const { user } = await renderCart([line('Karak', 4, 2), line('Kunafa', 18)])
  const karak = within(await row('Karak'))
  await karak.findByText('The price has changed.')
  expect(karak.getByLabelText('Previous price').textContent).toMatch(/8\.00/)
  karak.getByText(/10\.00/)
  expect(within(await row('Kunafa')).queryByLabelText('Previous price')).toBeNull()
  expect(screen.getByRole('radio', { name: 'Cash' }).closest('fieldset')?.disabled).toBe(true)
  await user.click(await mainButton(/Accept new prices.*28\.00/))
  expect(useSession.getState().cart).toEqual([line('Karak', 5, 2), line('Kunafa', 18)])
  expect(screen.getByRole('radio', { name: 'Cash' }).closest('fieldset')?.disabled).toBe(false)
  await mainButton(/^Place order.*28\.00/)
  expect(screen.queryByText('The price has changed.')).toBeNull()
})

test('a new price of an option is shown too', async () => {
  const dearer = { ...extras, options: extras.options.map((option) => ({ ...option, price: option.price + 1 })) }
  await renderCart([line('Shawarma', 12, 1, { 'Arabic bread': 1, Cheese: 1 })], {}, [shawarma({ addOns: [bread, dearer] })])
  const wrap = within(await row('Shawarma'))
  expect((await wrap.findByLabelText('Previous price')).textContent).toMatch(/15\.00/)
  wrap.getByText(/16\.00/)
})

test('a sold-out line says so and has a remove button, and blocks the order until it is removed', async () => {
  const { user } = await renderCart([line('Karak', 5), line('Kunafa', 18)], {}, [
    dish('Karak', 5, { isAvailable: false }),
    dish('Kunafa', 18),
  ])
  const karak = within(await row('Karak'))
  await karak.findByText('No longer available. Please remove it.')
  expect(karak.queryByRole('button', { name: /Increase|Edit/ })).toBeNull()
  expect((await mainButton(/Check the items marked in red/)).disabled).toBe(true)
  await user.click(karak.getByRole('button', { name: 'Remove Karak' }))
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Place order/ }).disabled).toBe(false))
})

const withOptions = (changes: object) => shawarma({ addOns: [bread, { ...extras, ...changes }] })

test.each([
  [
    'an option is sold out',
    withOptions({ options: [{ ...extras.options[0], isAvailable: false }] }),
    'An option has just sold out. Edit this item to choose again.',
  ],
  ['an option is gone', withOptions({ options: [extras.options[1]] }), 'The options of this item have changed. Edit it to choose again.'],
  ['more options are required', withOptions({ min: 2 }), 'The options of this item have changed. Edit it to choose again.'],
  ['too few portions are left', shawarma({ portionsLeft: 1 }), 'Not enough left. Please reduce the quantity.'],
] as const)('where %s, the line says what to do', async (_what, item, message) => {
  await renderCart([line('Shawarma', 12, 2, { 'Arabic bread': 2, 'Garlic sauce': 2 })], {}, [item])
  const wrap = within(await row('Shawarma'))
  await wrap.findByText(message)
  wrap.getByRole('button', { name: 'Edit Shawarma' })
  expect((await mainButton(/Check the items marked in red/)).disabled).toBe(true)
})

test('editing starts with the current line, and saving replaces it at its place', async () => {
  const { user } = await renderCart([line('Shawarma', 12, 2, { Saj: 2, 'Garlic sauce': 4 }), line('Karak', 5)])
  await user.click(await within(await row('Shawarma')).findByRole('button', { name: 'Edit Shawarma' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Shawarma' }))
  expect(sheet.getByRole<HTMLInputElement>('radio', { name: /Saj/ }).checked).toBe(true)
  expect(within(sheet.getByRole('group', { name: 'Garlic sauce' })).getByRole('status').textContent).toBe('2')
  expect(within(sheet.getByRole('group', { name: 'Shawarma' })).getByRole('status').textContent).toBe('2')
  await user.click(sheet.getByRole('button', { name: 'Decrease Garlic sauce' }))
  expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Decrease Garlic sauce' }).disabled).toBe(true)
  await user.click(sheet.getByRole('checkbox', { name: /Cheese/ }))
  await user.click(sheet.getByRole('button', { name: 'Increase Shawarma' }))
  await user.click(sheet.getByRole('button', { name: /Update cart.*54\.00/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(useSession.getState().cart).toEqual([line('Shawarma', 12, 3, { Saj: 3, 'Garlic sauce': 3, Cheese: 3 }), line('Karak', 5)])
})

test('a note is shown on its line, edited with it, and makes the line a separate one', async () => {
  const { user } = await renderCart([{ ...line('Karak', 5), note: 'No sugar' }, line('Karak', 5)])
  const [noted, plain] = await screen.findAllByRole('listitem', { name: 'Karak' })
  expect([noted?.textContent, plain?.textContent].map((shown) => shown?.includes('No sugar'))).toEqual([true, false])
  if (noted) await user.click(await within(noted).findByRole('button', { name: 'Edit Karak' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Karak' }))
  const note = sheet.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for this item' })
  expect([note.value, note.maxLength]).toEqual(['No sugar', 140])
  await user.clear(note)
  await user.type(note, '  Extra sugar ')
  await user.click(sheet.getByRole('button', { name: /Update cart/ }))
  expect(useSession.getState().cart).toEqual([{ ...line('Karak', 5), note: 'Extra sugar' }, line('Karak', 5)])
})

test('a line that is sold out and has a new price says only that it is sold out', async () => {
  await renderCart([line('Karak', 5)], {}, [dish('Karak', 7, { isAvailable: false })])
  const karak = within(await row('Karak'))
  await karak.findByText('No longer available. Please remove it.')
  expect([karak.queryByText('The price has changed.'), karak.queryByLabelText('Previous price')]).toEqual([null, null])
})

test('a line that is edited to equal another is merged with it', async () => {
  const { user } = await renderCart([line('Shawarma', 12, 1, { 'Arabic bread': 1 }), line('Shawarma', 12, 1, { Saj: 1 })])
  const [first] = await screen.findAllByRole('button', { name: 'Edit Shawarma' })
  if (first) await user.click(first)
  const sheet = within(await screen.findByRole('dialog', { name: 'Shawarma' }))
  await user.click(sheet.getByRole('radio', { name: /Saj/ }))
  await user.click(sheet.getByRole('button', { name: /Update cart/ }))
  expect(useSession.getState().cart).toEqual([line('Shawarma', 12, 2, { Saj: 2 })])
})

test.each(['another restaurant', ''])(
  'a cart of %j asks to be cleared, which resets the details and the order type',
  async (restaurantId) => {
    const { user } = await renderCart([{ ...line('Karak', 5), restaurantId }])
    useSession.setState({ orderSettings: { orderType: 'Drive-thru', requireVehicleDetails: true } })
    await screen.findByText(
      'Your cart contains items from a different restaurant. Would you like to clear your cart to order from this restaurant?',
    )
    expect(screen.queryByRole('link', { name: 'Keep my cart' }) !== null).toBe(restaurantId !== '')
    await user.click(screen.getByRole('button', { name: 'Clear cart' }))
    await screen.findByText('Your cart is empty')
    expect(useSession.getState()).toMatchObject({
      cart: [],
      customerDetails: { customerName: '' },
      orderSettings: { orderType: 'Dine-in' },
    })
  },
)

test('keeping the cart of another restaurant returns to the table that was last scanned there', async () => {
  await renderCart([{ ...line('Karak', 5), restaurantId: 'another' }])
  const scanned = { tableNumber: 4, tableToken: 'code', visit: '' }
  useSession.setState({
    opened: ['newer', 'older'].map((tableId) => ({ ...scanned, restaurantId: 'another', tableId })),
  })
  const keep = await screen.findByRole('link', { name: 'Keep my cart' })
  expect(keep.getAttribute('href')).toBe('/restaurants/another?table=newer')
})

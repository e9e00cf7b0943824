// Chooses pictures in a test. jsdom loads no pictures, measures no elements and has no canvas.
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'

const side = { configurable: true, get: () => 400 }

/** Fakes the layout so that virtual lists and the crop dialog can measure elements and crop pictures, until the test is over. */
export const fakeLayout = () => {
  const sides = [
    [Element.prototype, 'clientWidth'],
    [Element.prototype, 'clientHeight'],
    [HTMLElement.prototype, 'offsetWidth'],
    [HTMLElement.prototype, 'offsetHeight'],
    [HTMLImageElement.prototype, 'naturalWidth'],
    [HTMLImageElement.prototype, 'naturalHeight'],
  ] as const
  const before = sides.map(([prototype, name]) => Object.getOwnPropertyDescriptor(prototype, name) ?? {})
  for (const [prototype, name] of sides) Object.defineProperty(prototype, name, side)
  onTestFinished(() => sides.forEach(([prototype, name], index) => Object.defineProperty(prototype, name, before[index] ?? {})))
  const rect = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400))
  // no other method is used
  const drawing = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => {} } as unknown as null)
  const encoding = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['cut out'])))
  HTMLImageElement.prototype.decode = async () => {}
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
  onTestFinished(() => [rect, drawing, encoding].forEach((each) => each.mockRestore()))
}

const png = () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'dish.png', { type: 'image/png' })

/** Chooses a picture in the field of the topmost dialog, with the default crop. */
export const choosePicture = async (user: UserEvent, label: string) => {
  await user.upload(screen.getByLabelText(label), png())
  const use = await screen.findByRole('button', { name: forDesk.pictures.use })
  const picture = screen.getAllByRole('dialog').at(-1)?.querySelector('img')
  if (picture) fireEvent.load(picture)
  await user.click(use)
}

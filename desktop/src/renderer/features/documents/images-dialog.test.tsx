// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { ImagesDialog } from './images-dialog.tsx'

const { documents, refusals } = forDesk
const messages = refusals.document

/** Files with the first bytes of pictures. */
const images = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], `${index + 1}.jpg`, { type: 'image/jpeg' }),
  )

const open = async () => {
  // jsdom lacks both functions
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} }))
  const onAdd = vi.fn()
  const user = await renderPage(
    <ImagesDialog kind="restaurantImages" draft={undefined} today="2026-11-22" onAdd={onAdd} onClose={() => {}} />,
  )
  return {
    user,
    onAdd,
    choose: (files: File[]) => user.upload(screen.getByLabelText(documents.images), files),
    add: () => user.click(screen.getByRole('button', { name: documents.add })),
    shows: (count: number) => waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(count)),
  }
}

test('at least one image is required', async () => {
  const { add, onAdd } = await open()
  await add()
  await screen.findByText(messages.files_required)
  expect(onAdd).not.toHaveBeenCalled()
})

test('five images are accepted, and a sixth is dropped with a warning', async () => {
  const { user, choose, add, shows, onAdd } = await open()
  await choose(images(5))
  await shows(5)
  expect(screen.queryByText(messages.too_many)).toBeNull()
  await user.click(screen.getByRole('button', { name: documents.removeFile.replace('{{name}}', '2.jpg') }))
  await shows(4)
  await choose(images(2))
  await shows(5)
  await screen.findByText(messages.too_many)
  await add()
  expect(onAdd).toHaveBeenCalledOnce()
  expect(onAdd.mock.calls[0]?.[0].files.map(({ name }: File) => name)).toEqual(['1.jpg', '3.jpg', '4.jpg', '5.jpg', '1.jpg'])
})

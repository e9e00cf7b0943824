// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderForUser } from '../ui/render.test-data.tsx'
import { CropDialog } from './crop-dialog.tsx'

const texts = forDesk.pictures

test('a picture that cannot be loaded is a failure', async () => {
  const [onFailed, unused] = [vi.fn<() => void>(), vi.fn<() => void>()]
  await renderForUser(<CropDialog url="blob:broken" type="image/png" onDone={unused} onFailed={onFailed} onClose={unused} />)
  const dialog = await screen.findByRole('dialog')
  fireEvent.error(dialog.querySelector('img') ?? dialog)
  expect(onFailed).toHaveBeenCalledOnce()
})

test('a picture cannot be used before it is loaded, even after a change of the zoom', async () => {
  const unused = vi.fn<() => void>()
  await renderForUser(<CropDialog url="blob:loading" type="image/png" onDone={unused} onFailed={unused} onClose={unused} />)
  const use = await screen.findByRole('button', { name: texts.use })
  expect(use).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByLabelText(texts.zoom), { target: { value: '1.05' } })
  expect(screen.getByLabelText(texts.zoom)).toHaveProperty('value', '1.05')
  expect(use).toHaveProperty('disabled', true)
})

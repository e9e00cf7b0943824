import type { TFunction } from 'i18next'
import { TriangleAlert } from 'lucide-react'
import { toast, Toaster } from 'react-hot-toast'
import { directionOf } from '../localized-text.ts'
import { errorText } from '../contract/error-text.ts'
import { useLanguage } from './language/language.tsx'

const threeSeconds = 3_000

/**
 * Renders toasts at the top right in both languages, for 3 s (spec §2, §9), below the fixed header of a page (`--toasts-top`). They do not
 * intercept taps. An open dialog hides elements without a live region from screen readers. So this region exists before any toast, and the
 * toasts inside it announce themselves.
 */
export const Toasts = () => {
  const { language } = useLanguage()
  return (
    <div aria-live="off">
      <Toaster
        position="top-right"
        // The library places them at the end of the line, which is on the left of an Arabic page.
        containerStyle={{ top: 'calc(var(--toasts-top, var(--head-bar, 0px)) + 1rem)', direction: 'ltr' }}
        toastOptions={{
          duration: threeSeconds,
          style: {
            direction: directionOf(language),
            overflowWrap: 'anywhere',
            background: 'var(--color-card)',
            color: 'var(--color-ink)',
            border: '1px solid var(--color-line)',
            boxShadow: 'var(--shadow-float)',
            whiteSpace: 'pre-line',
            pointerEvents: 'none',
          },
        }}
      />
    </div>
  )
}

export const showSuccess = (text: string) => toast.success(text)

export const showFailure = (text: string) => toast.error(text)

/** Shows the text of a failed call, with the shared handler of spec §8. */
export const showError = (error: unknown, t: TFunction) => toast.error(errorText(error, t))

export const showNote = (text: string) => toast(text)

export const showWarning = (text: string) => toast(text, { icon: <TriangleAlert aria-hidden className="size-5 shrink-0 text-saffron" /> })

import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'
import { directionOf } from '../../localized-text.ts'
import { useLanguage } from './language.tsx'

/** Provides the text direction of the page to the components of Base UI. */
export const Direction = ({ children }: { children: ReactNode }) => {
  const { language } = useLanguage()
  return <DirectionProvider direction={directionOf(language)}>{children}</DirectionProvider>
}

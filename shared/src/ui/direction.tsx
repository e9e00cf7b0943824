import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'
import { directionOf } from '../localized-text.ts'
import { useLanguage } from './language.tsx'

/** Tells floating parts which way the page reads. */
export const Direction = ({ children }: { children: ReactNode }) => {
  const { language } = useLanguage()
  return <DirectionProvider direction={directionOf(language)}>{children}</DirectionProvider>
}

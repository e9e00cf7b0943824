// The cards of the dashboard, in their order. Each shows its part of the reply, to the roles that may read that part.
import type { ComponentType } from 'react'
import { ApplicantsCard } from './applicants-card.tsx'
import type { CardProps, PartName } from './card-props.ts'
import { DocumentsCard } from './documents-card.tsx'
import { FailuresCard } from './failures-card.tsx'
import { RestaurantsCard } from './restaurants-card.tsx'
import { SalesCard } from './sales-card.tsx'
import { SubscriptionsCard } from './subscriptions-card.tsx'
import { SupportCard } from './support-card.tsx'
import { UnreachableCard } from './unreachable-card.tsx'

/** `isWide`: the card is below the others, over the whole width. */
type Card<Name extends PartName> = { Card: ComponentType<CardProps<Name>>; isWide?: boolean }

export const cards: { [Name in PartName]: Card<Name> } = {
  restaurants: { Card: RestaurantsCard },
  applicants: { Card: ApplicantsCard },
  unreachable: { Card: UnreachableCard },
  documents: { Card: DocumentsCard },
  support: { Card: SupportCard },
  subscriptions: { Card: SubscriptionsCard },
  failures: { Card: FailuresCard },
  sales: { Card: SalesCard, isWide: true },
}

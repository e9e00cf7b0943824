import type { DocumentKind } from '@sufra/shared/documents/document'
import { BriefcaseBusiness, Building2, IdCard, Images, ReceiptText, ScrollText, ShieldCheck, type LucideIcon } from 'lucide-react'

export const kindIcons = {
  commercialLicense: BriefcaseBusiness,
  tradeLicense: ScrollText,
  establishmentId: Building2,
  taxCertificates: ReceiptText,
  proofOfIdentity: IdCard,
  foodSafetyCertificates: ShieldCheck,
  restaurantImages: Images,
} as const satisfies Record<DocumentKind, LucideIcon>

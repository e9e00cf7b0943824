import type { DocumentKind } from '@sufra/shared/documents/document'
import type { LocalizedText } from '@sufra/shared/localized-text'

export const documentNames = {
  commercialLicense: { en: 'Commercial licence', ar: 'الرخصة التجارية' },
  tradeLicense: { en: 'Trade licence', ar: 'رخصة المزاولة' },
  establishmentId: { en: 'Establishment ID', ar: 'قيد المنشأة' },
  taxCertificates: { en: 'Tax certificates', ar: 'الشهادات الضريبية' },
  proofOfIdentity: { en: 'Proof of identity', ar: 'إثبات الهوية' },
  foodSafetyCertificates: { en: 'Food safety certificates', ar: 'شهادات سلامة الغذاء' },
  restaurantImages: { en: 'Pictures of the restaurant', ar: 'صور المطعم' },
} as const satisfies Record<DocumentKind, LocalizedText>

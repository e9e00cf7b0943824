import { isPhoto, pictureUrl } from '@sufra/shared/uploads'

const tints = ['bg-saffron-soft', 'bg-brand-soft', 'bg-green-soft', 'bg-red-soft', 'bg-blue-soft', 'bg-raised'] as const

/** The same picture always has the same background colour. */
const tintOf = (image: string) => tints[[...image].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tints.length]

type Props = { image: string; className?: string; isEager?: boolean; width?: 192 | 384 | 768 }

const double = { 192: 384, 384: 768, 768: 1_152 } as const

/**
 * A picture on a soft background, or nothing without a picture. Its space is reserved before it loads. It is decorative (empty alt), since
 * the name is shown beside it.
 */
export const Picture = ({ image, className = 'size-24', isEager = false, width = 192 }: Props) =>
  image !== '' && (
    <div className={`flex shrink-0 items-center justify-center overflow-hidden rounded-card ${tintOf(image)} ${className}`}>
      <img
        src={pictureUrl(image, width)}
        srcSet={`${pictureUrl(image, double[width])} 2x`}
        alt=""
        width={256}
        height={256}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        className={isPhoto(image) ? 'size-full object-cover' : 'h-[78%] w-auto object-contain'}
      />
    </div>
  )

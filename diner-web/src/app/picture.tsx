const tints = ['bg-saffron-soft', 'bg-brand-soft', 'bg-green-soft', 'bg-red-soft', 'bg-blue-soft', 'bg-raised'] as const

/** The same picture always has the same ground. */
const tintOf = (image: string) => tints[[...image].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tints.length]

type Props = { image: string; className?: string; isEager?: boolean }

/** A dish on a soft ground. Its space is reserved before it loads. The name stands beside it, so the picture itself says nothing. */
export const Picture = ({ image, className = 'size-24', isEager = false }: Props) => (
  <div className={`flex shrink-0 items-center justify-center overflow-hidden rounded-card ${tintOf(image)} ${className}`}>
    <img
      src={`/uploads/${image}`}
      alt=""
      width={256}
      height={256}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className="h-[78%] w-auto object-contain"
    />
  </div>
)

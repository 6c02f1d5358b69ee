import type { LogoGround } from '@verstat/contract'
import { logoGroundOf } from '@verstat/contract/browser'
import { useEffect, useState } from 'react'

const WIDTH = 160

/**
 * Finds the background on which a logo can be seen, before the logo is saved. After saving, the server finds it by the
 * same rule.
 */
export function useLogoGround(url: string | undefined): LogoGround {
  const [found, setFound] = useState<{ readonly url: string; readonly ground: LogoGround }>()
  useEffect(() => {
    if (url === undefined) return
    let isCurrent = true
    readGround(url).then(
      (ground) => isCurrent && setFound({ url, ground }),
      // A picture that cannot be read is shown without a plate (a background behind the logo).
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [url])
  return found && found.url === url ? found.ground : 'any'
}

async function readGround(url: string): Promise<LogoGround> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = Math.max(1, Math.round((WIDTH * image.naturalHeight) / image.naturalWidth))
  const context = canvas.getContext('2d')
  if (!context) return 'any'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return logoGroundOf(context.getImageData(0, 0, canvas.width, canvas.height).data)
}

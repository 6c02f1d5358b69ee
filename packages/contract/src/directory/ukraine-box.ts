/** Bounding box of Ukraine in degrees of latitude and longitude, including the coasts. */
export const UKRAINE_BOX = { lat: { min: 44.3, max: 52.4 }, lon: { min: 22.1, max: 40.3 } } as const

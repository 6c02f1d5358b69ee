/** Returns the bytes of a file in base64. The API decodes the text, because only it knows the encodings of banks. */
export async function encodeFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  // A call with all bytes as arguments would exceed the stack.
  for (let at = 0; at < bytes.length; at += 8_192) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  }
  return btoa(binary)
}

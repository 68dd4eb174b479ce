/** What the product cannot show when an optional part is missing. */
export const withoutPart: Readonly<Record<string, string>> = {
  ffmpeg: 'no films and no sounds are prepared',
  office: 'no papers are prepared',
  bubblewrap: 'no films, sounds or papers are prepared; course packages are',
}

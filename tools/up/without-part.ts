/** What the product cannot show where a part is missing that it does not need to run. */
export const withoutPart: Readonly<Record<string, string>> = {
  ffmpeg: 'no films and no sounds are prepared',
  office: 'no papers are prepared',
  bubblewrap: 'no films, sounds or papers are prepared; course packages are',
}

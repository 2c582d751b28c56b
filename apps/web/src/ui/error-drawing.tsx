/** A drawing of a house with its lights out. */
export function ErrorDrawing() {
  return (
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden>
      <circle cx="250" cy="52" r="26" fill="var(--mantine-color-sunrise-3)" />
      <circle cx="240" cy="46" r="24" fill="var(--mantine-color-body)" />
      <path d="M20 172h280" stroke="#a3afbb" strokeWidth="4" strokeLinecap="round" />
      <path d="M84 92 160 40l76 52v78H84z" fill="#3b4956" />
      <path
        d="m70 98 90-62 90 62"
        fill="none"
        stroke="var(--mantine-color-sunrise-5)"
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M142 170v-42a18 18 0 0 1 36 0v42z" fill="#17212b" />
      <path d="M102 112h24v24h-24zm92 0h24v24h-24z" fill="#24303b" />
      <path
        d="M282 172c2-30-2-46-10-64m4 20c10-4 16-12 18-22m-14 34c-10-2-16-8-20-16"
        fill="none"
        stroke="#7a8a5a"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}

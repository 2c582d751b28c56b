/** A drawn house in the evening, for listings whose owner added no picture. */
export function DrawnPlaceholder({ className, label }: { className?: string; label: string }) {
  const name = label ? { role: 'img', 'aria-label': `${label} (no picture yet)` } : { 'aria-hidden': true as const };
  return (
    <svg className={className} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" {...name}>
      <path fill="#f3d9b8" d="M0 0h400v300H0z" />
      <circle fill="#fbb55d" cx="292" cy="112" r="44" />
      <path fill="#dba877" d="M0 196q60-46 128-26t124-14 148 24v120H0z" />
      <path fill="#8c6f58" d="M0 238q100-22 200-10t200-6v78H0z" />
      <path fill="#5a6a7a" d="m92 168 92-62 92 62z" />
      <path fill="#fff7ec" d="M108 166h152v82H108z" />
      <path fill="#c47a33" d="M168 196h34v52h-34z" />
      <path fill="#7b8a99" d="M122 184h32v30h-32zm94 0h32v30h-32z" />
      <path fill="#6b5242" d="M316 176h7v74h-7z" />
      <path fill="#7f8a4d" d="M258 170q20-40 62-34 50-4 56 34-30-16-59-8-30-8-59 8z" />
    </svg>
  );
}

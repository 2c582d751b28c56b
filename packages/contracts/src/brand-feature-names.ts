/** Features that a brand can switch off. */
export const features = ['payments', 'agencies', 'requests', 'newsletter'] as const;

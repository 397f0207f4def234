export function whenIdle(work: () => void, latest = 2000): () => void {
  // why: Safari has no idle callback
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, latest);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: latest });
  return () => window.cancelIdleCallback(request);
}

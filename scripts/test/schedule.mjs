// Runs steps in order, as many in parallel as there are lanes.

const SKIPPED = (name) => ({
  passed: 0,
  failed: 1,
  notes: [`no se ejecutó, porque falló «${name}»`],
  output: '',
});

async function runStep(step, context) {
  const start = performance.now();
  try {
    return { ...(await step.run(context)), seconds: (performance.now() - start) / 1000 };
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      notes: [],
      output: error.stack ?? String(error),
      seconds: (performance.now() - start) / 1000,
    };
  }
}

/** The first step whose dependencies have passed and that may run beside the running steps. */
function nextStep(waiting, running, finished, lanes) {
  if (running.size >= lanes || [...running.keys()].some((step) => step.alone)) return undefined;
  return waiting.find(
    (step) =>
      (step.after ?? []).every((name) => finished.has(name)) && !(step.alone && running.size > 0),
  );
}

/**
 * Runs steps. A step whose dependency failed is not run and counts as failed.
 * @param onResult called with (step, result), one at a time
 */
export async function runSteps(steps, context, { lanes, onResult }) {
  const waiting = [...steps];
  const running = new Map();
  const finished = new Map();
  while (waiting.length > 0 || running.size > 0) {
    const step = nextStep(waiting, running, finished, lanes);
    if (!step) {
      if (running.size === 0)
        throw new Error(`Steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(step), 1);
    const failedNeed = (step.after ?? []).find((name) => finished.get(name).failed > 0);
    const result = failedNeed
      ? Promise.resolve({ ...SKIPPED(failedNeed), seconds: 0 })
      : runStep(step, context);
    const done = result.then((value) => {
      running.delete(step);
      finished.set(step.name, value);
      onResult(step, value);
    });
    running.set(step, done);
  }
}

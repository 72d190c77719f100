// Sends requests from a separate process, so that sending does not slow down the measured process.
import autocannon from 'autocannon';

process.on('message', async ({ url, requests, connections, seconds, expect }) => {
  try {
    const result = await autocannon({
      url,
      requests,
      connections,
      duration: seconds,
      timeout: 20,
      sampleInt: 200,
    });
    const unexpected = Object.keys(result.statusCodeStats).filter(
      (status) => !expect.includes(Number(status)),
    );
    if (unexpected.length > 0 || result.errors > 0)
      throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} failed`);
    process.send({
      perSecond: result.requests.total / result.duration,
      p95: result.latency.p97_5,
      statuses: result.statusCodeStats,
    });
  } catch (error) {
    process.send({ error: String(error.stack ?? error) });
  }
});
process.on('disconnect', () => process.exit());

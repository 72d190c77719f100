// The limit: node:http alone. POST /set {path, status, headers, body} sets its fixed answers.
import { createServer } from 'node:http';

const answers = new Map();

const server = createServer((request, response) => {
  if (request.url === '/set') {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const { path, status, headers, body } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      answers.set(path, {
        status,
        headers,
        body: body === undefined ? undefined : Buffer.from(body),
      });
      response.end();
    });
    return;
  }
  const { status, headers, body } = answers.get(request.url) ?? { status: 404, headers: {} };
  response.writeHead(status, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () =>
  console.log(`ready http://127.0.0.1:${server.address().port} `),
);

type Task = () => unknown;

const tasks: Task[] = [];

/** Remembers what has to be undone when the run ends, the latest first. */
export const atTheEnd = (task: Task): void => void tasks.push(task);

/** Undoes it, whatever fails. */
export async function cleanUp(): Promise<void> {
  for (const task of tasks.splice(0).reverse()) {
    try {
      await task();
    } catch (error) {
      console.error(error);
    }
  }
}

type Task = () => unknown;

const tasks: Task[] = [];

/** The last registered cleanup runs first. */
export const atTheEnd = (task: Task): void => void tasks.push(task);

/** Runs all cleanups, even if some fail. */
export async function cleanUp(): Promise<void> {
  for (const task of tasks.splice(0).reverse()) {
    try {
      await task();
    } catch (error) {
      console.error(error);
    }
  }
}

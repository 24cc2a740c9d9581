// placeholder until the routes exist
export {};
